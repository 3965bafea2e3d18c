/**
 * As much of a text as there is room for. Counted as people count: half an emoji is a broken sign on the screen, and in an
 * address an error.
 */
export function beginningOf(text: string, longest: number, more = '…'): string {
  if (text.length <= longest) return text;
  const characters = Array.from(text);
  return characters.length <= longest ? text : characters.slice(0, longest).join('') + more;
}
