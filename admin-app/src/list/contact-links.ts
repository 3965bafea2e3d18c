/** Escapes the address, because visitors could otherwise add recipients or a subject. */
export const mailLink = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
