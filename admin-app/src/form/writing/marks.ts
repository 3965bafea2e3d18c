/** A text with its selection. */
export type Selected = { text: string; start: number; end: number };

/** A replacement for a range, and the selection afterwards. */
export type Insertion = { insert: string; from: number; to: number; selectFrom: number; selectTo: number };

/** Wraps the selection, or a placeholder, in marks. */
export function around({ text, start, end }: Selected, mark: string, placeholder: string): Insertion {
  const words = text.slice(start, end) || placeholder;
  const selectFrom = start + mark.length;
  return { insert: mark + words + mark, from: start, to: end, selectFrom, selectTo: selectFrom + words.length };
}

/** Prefixes every selected line with a mark. */
export function before({ text, start, end }: Selected, mark: string): Insertion {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).split('\n');
  const insert = lines.map((line) => mark + line).join('\n');
  return { insert, from, to: end, selectFrom: from + mark.length, selectTo: from + insert.length };
}

export function link({ text, start, end }: Selected): Insertion {
  const words = text.slice(start, end) || 'words';
  const insert = `[${words}](https://)`;
  const selectTo = start + insert.length - 1;
  return { insert, from: start, to: end, selectFrom: selectTo - 'https://'.length, selectTo };
}

export function image({ text, start, end }: Selected, address: string, alternativeText: string): Insertion {
  const words = alternativeText.replace(/[[\]\n]/g, ' ').trim();
  const lead = start > 0 && text[start - 1] !== '\n' ? '\n\n' : '';
  const insert = `${lead}![${words}](${address})\n`;
  return { insert, from: start, to: end, selectFrom: start + insert.length, selectTo: start + insert.length };
}
