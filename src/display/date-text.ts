const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const minute = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });

/** The day of an ISO 8601 moment, in UTC: "Sep 17, 2026". */
export function formatDay(moment: string): string {
  return day.format(new Date(moment));
}

/** An ISO 8601 moment to the minute: "Sep 17, 2026, 20:47 UTC"; a day alone as it is: "Sep 17, 2026". */
export function formatMoment(moment: string): string {
  if (!moment.includes('T')) return formatDay(moment);
  const date = new Date(moment);
  return `${day.format(date)}, ${minute.format(date)} UTC`;
}
