// What the tools and keys of the writing field change in its Markdown text.

export type Selected = { text: string; start: number; end: number };

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** A replacement for a range, and the selection afterward. */
export type Insertion = { insert: string; from: number; to: number; selectFrom: number; selectTo: number };

/** Wraps the selection, or a placeholder, in marks. Marked words lose their marks; at their end, the cursor leaves them. */
export function around(selected: Selected, mark: string, placeholder: string): Insertion {
  const { text, start, end } = trimmed(selected);
  const size = mark.length;
  // `**` is bold, `*` italic, and `***` both.
  const [opening, closing] = size === 2 ? [/\*\*$/, /^\*\*/] : [/(^|[^*])\*(\*\*)?$/, /^\*(\*\*)?(?!\*)/];
  const lead = text.slice(0, start);
  const isClosed = closing.test(text.slice(end));
  if (start === end && isClosed && /[^\s*]\**$/.test(lead)) return inserted({ text, start, end: end + size }, mark);
  const words = text.slice(start, end) || placeholder;
  if (start < end && isClosed && opening.test(lead)) {
    return { insert: words, from: start - size, to: end + size, selectFrom: start - size, selectTo: end - size };
  }
  const isItem = /(^|\n)[ \t]*$/.test(lead) && /^([-*+>]|\d+[.)]|#+)\s/.test(words);
  if (isItem || words.includes('\n')) {
    const insert = aroundLines(words, mark);
    return { insert, from: start, to: end, selectFrom: start, selectTo: start + insert.length };
  }
  const selectFrom = start + size;
  return { insert: mark + words + mark, from: start, to: end, selectFrom, selectTo: selectFrom + words.length };
}

/** Marks the words of each line, because no mark reaches beyond a paragraph or an item of a list. If all are marked, they lose it. */
function aroundLines(words: string, mark: string): string {
  const linesIn = (added: string) =>
    words.replace(/^((?:\s|(?:[-*+>]|\d+[.)]|#+)\s)*)(.*\S)/gm, (line, lead: string, text: string) =>
      // Dividers have no words.
      /[\p{L}\p{N}]/u.test(text) ? lead + added + without(text, mark) + added : line,
    );
  const marked = linesIn(mark);
  return marked === words ? linesIn('') : marked;
}

/** Takes a mark from the words in a text that have it. */
const without = (text: string, mark: string): string =>
  text.replace(/(\*+)(\S.*?)\1/g, (marked, run: string, words: string) => {
    const rest = run.slice(mark.length);
    // One asterisk is italic, two are bold, and three both, like the bits of their number.
    return run.length & mark.length ? rest + words + rest : marked;
  });

/** Without spaces at the edges, next to which marks do not work. A double click selects one on Windows. */
function trimmed({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end);
  const from = end - words.trimStart().length;
  return { text, start: from, end: from + words.trim().length };
}

/** Prefixes every selected line with a mark. */
export function before({ text, start, end }: Selected, mark: string): Insertion {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).split('\n');
  const insert = lines.map((line) => mark + line).join('\n');
  return { insert, from, to: end, selectFrom: from + mark.length, selectTo: from + insert.length };
}

/** Starts the next item of a list, if the cursor is in one. An empty item becomes the empty line that ends the list. */
export function nextItem(selected: Selected): Insertion | undefined {
  const { text, start } = selected;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const [mark] = /^[ \t]*([-*+]|\d+[.)]) +/.exec(text.slice(from, start)) ?? [];
  if (!mark) return undefined;
  const end = from + mark.length;
  if (/^(\n|$)/.test(text.slice(end))) return inserted({ text, start: from, end }, '\n');
  return inserted(selected, `\n${mark.replace(/\d+/, (digits) => String(Number(digits) + 1))}`);
}

export function link({ text, start, end }: Selected): Insertion {
  const words = text.slice(start, end) || 'words';
  const insert = `[${words}](https://)`;
  const selectTo = start + insert.length - 1;
  return { insert, from: start, to: end, selectFrom: selectTo - 'https://'.length, selectTo };
}

/** Replaces the selection, and continues after it. */
export function inserted({ start, end }: Selected, insert: string): Insertion {
  const after = start + insert.length;
  return { insert, from: start, to: end, selectFrom: after, selectTo: after };
}

export function image(selected: Selected, address: string, alternativeText: string): Insertion {
  const words = alternativeText.replace(/[[\]\n]/g, ' ').trim();
  const { text, start } = selected;
  const lead = start > 0 && text[start - 1] !== '\n' ? '\n\n' : '';
  return inserted(selected, `${lead}![${words}](${address})\n`);
}
