/** The address is a visitor's text: nothing in it may add a recipient or a subject. */
export const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** Digits and a leading plus, what `tel:` understands; nothing where the text holds no number. */
export function phoneLink(phone: string): string | undefined {
  const number = phone.replace(/(?!^\+)\D/g, '');
  return number.length > 4 ? `tel:${number}` : undefined;
}
