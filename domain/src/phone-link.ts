/**
 * A `tel:` link with digits and a leading plus; undefined if the text is not a number. Leaves out the `(0)` of an
 * international number, which is dialed inside the country only.
 */
export function phoneLink(phone: string): string | undefined {
  const isInternational = /^\D*\+/.test(phone);
  const digits = (isInternational ? phone.replace('(0)', '') : phone).replace(/\D/g, '');
  return digits.length > 3 ? `tel:${isInternational ? '+' : ''}${digits}` : undefined;
}
