/**
 * The local time of a timestamp as Python writes it, to the second: "2026-09-17T20:47:00.123456" →
 * "2026-09-17T20:47:00". A zone, where there is one, is left out. Null for what is no time of any day.
 */
export function localTime(text: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(
    text,
  );
  if (match === null) return null;
  const time = `${match[1] ?? ''}T${match[2] ?? ''}`;
  const date = new Date(`${time}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(time) ? time : null;
}
