import { color, radius } from 'shared-ui';
import { styled } from 'styled-components';
import { comparable, wantedText } from './matching-posts';

export const Mark = styled.mark`
  padding-inline: 0.08em;
  border-radius: ${radius.sm};
  background: ${color.highlight};
  color: ${color.onHighlight};
`;

/** Returns the ranges [start, end) at which the words occur, as searches compare them. */
function rangesOf(words: string, text: string): [number, number][] {
  const [wanted, within] = [wantedText(words), comparable(text)];
  // Lower-casing can change the length of a text, which would shift the ranges.
  if (wanted === '' || within.length !== text.length) return [];
  const ranges: [number, number][] = [];
  for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + wanted.length))
    ranges.push([at, at + wanted.length]);
  return ranges;
}

export type HighlightedProps = {
  children: string;
  /** The search text. */
  words?: string;
};

/** Highlights the search text within a text. */
export function Highlighted({ children: text, words = '' }: HighlightedProps) {
  const ranges = rangesOf(words, text);
  const ends = [0, ...ranges.map(([, end]) => end)];
  return (
    <>
      {ranges.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <Mark>{text.slice(start, end)}</Mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
