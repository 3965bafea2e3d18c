/** An address of the web, absolute; undefined for an empty text and for anything that is none, `javascript:` above all. */
export function webAddress(text: string, base: string): string | undefined {
  const asked = text.trim();
  if (!asked || !URL.canParse(asked, base)) return undefined;
  const { href, protocol } = new URL(asked, base);
  return /^https?:$/.test(protocol) ? href : undefined;
}
