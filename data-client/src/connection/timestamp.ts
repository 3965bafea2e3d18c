/** Parses both `2026-11-20T23:14:38.052+00:00` and `2026-11-20 23:14:38.052+00`, which Safari's Date rejects. */
export function parseTimestamp(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
}
