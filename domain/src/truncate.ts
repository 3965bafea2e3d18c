/**
 * Cuts a text to `longest` characters. Counts code points, because half an emoji is invalid in a URL.
 */
export function truncate(text: string, longest: number, more = '…'): string {
  if (text.length <= longest) return text;
  const characters = Array.from(text);
  return characters.length <= longest ? text : characters.slice(0, longest).join('') + more;
}
