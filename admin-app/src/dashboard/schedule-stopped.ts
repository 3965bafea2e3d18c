/** Why nothing reads the owner's calendars, and what helps. */
export const scheduleStopped =
  'The schedule that reads your calendars isn’t running. Please tell the person who hosts your site.';
