import { color, radius } from 'shared-ui';
import { styled } from 'styled-components';

export const Mark = styled.mark`
  padding-inline: 0.08em;
  border-radius: ${radius.sm};
  background: ${color.highlight};
  color: ${color.onHighlight};
`;

/** Where the words stand in the text, as [start, end); letters count as equal whatever their case. */
function placesOf(words: string, text: string): [number, number][] {
  const [wanted, within] = [words.trim().toLowerCase(), text.toLowerCase()];
  // Some letters become two in lower case: their places would be wrong.
  if (wanted === '' || within.length !== text.length) return [];
  const places: [number, number][] = [];
  for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + wanted.length))
    places.push([at, at + wanted.length]);
  return places;
}

export type HighlightedProps = {
  children: string;
  /** What was searched for. Without it the text is as it is. */
  words?: string;
};

/** A text in which what was searched for is marked. */
export function Highlighted({ children: text, words = '' }: HighlightedProps) {
  const places = placesOf(words, text);
  const ends = [0, ...places.map(([, end]) => end)];
  return (
    <>
      {places.map(([start, end], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <Mark>{text.slice(start, end)}</Mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
