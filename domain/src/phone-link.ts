/**
 * A `tel:` link with digits and a leading plus; undefined if the text is not a number. Leaves out the `(0)` of an
 * international number, which is dialed inside the country only.
 */
export function phoneLink(phone: string): string | undefined {
  const number = phone.replace(/(\+.*)\(0\)/, '$1').replace(/[^+\d]/g, '');
  return number.length > 3 ? `tel:${number}` : undefined;
}
