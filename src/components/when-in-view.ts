/** How far below the window an element may be when its code is fetched. */
const MARGIN = '200px';

/** Calls back once, when the element comes into view or near it. */
export function whenInView(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
}
