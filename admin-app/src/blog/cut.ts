import { beginningOf } from '../desk-list/beginning-of';

/** A text of at most so many characters, cut between words. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = beginningOf(text, longest - 1, '');
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > longest / 2 ? start.slice(0, lastSpace) : start).trimEnd()}…`;
}
