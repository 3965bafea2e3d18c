import { truncate } from '../form/truncate';

/** Cuts a text to `longest` characters, between words. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = truncate(text, longest - 1, '');
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > longest / 2 ? start.slice(0, lastSpace) : start).trimEnd()}…`;
}
