/**
 * Returns the absolute form of a web address; undefined for an empty text and for other schemes such as `javascript:`.
 */
export function webAddress(text: string, base: string): string | undefined {
  const asked = text.trim();
  if (!asked || !URL.canParse(asked, base)) return undefined;
  const { href, protocol } = new URL(asked, base);
  return /^https?:$/.test(protocol) ? href : undefined;
}
