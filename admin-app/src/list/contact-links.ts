/** Escapes the address, because visitors could otherwise add recipients or a subject. */
export const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** A `tel:` link with digits and a leading plus; undefined if the text is not a number. */
export function phoneLink(phone: string): string | undefined {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return number.length > 4 ? `tel:${number}` : undefined;
}
