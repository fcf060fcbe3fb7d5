/** What stands where there is nothing to say. */
export const NOT_APPLICABLE = '—';
