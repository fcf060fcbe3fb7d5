const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const noDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A decimal with commas and one place, "1,424.3". */
export function decimal(value: number): string {
  return oneDecimal.format(value);
}

/** A whole number with commas, "4,096". */
export function whole(value: number): string {
  return noDecimal.format(value);
}

/** A rate as these documents print it: one decimal, and from 10,000 up in thousands, "17.6K", "32K". */
export function rate(value: number): string {
  return value < 10_000 ? decimal(value) : `${decimal(value / 1000).replace(/\.0$/, '')}K`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A time as these documents print it, "Sep 17, 2026, 20:47 UTC". */
export function time(milliseconds: number): string {
  const date = new Date(milliseconds);
  const [hours, minutes] = [date.getUTCHours(), date.getUTCMinutes()].map((each) =>
    String(each).padStart(2, '0'),
  );
  const month = months[date.getUTCMonth()] ?? '';
  return `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}, ${hours ?? ''}:${minutes ?? ''} UTC`;
}
