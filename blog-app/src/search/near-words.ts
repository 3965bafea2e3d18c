const shortestForgiven = 4;
/** From this length on a typed word may be unfinished, and its first letter may be the wrong one. */
const shortestOpen = 6;

/** Whether a word begins with the rest of what was typed, or, where the typed word is short, is the rest of it. */
const continues = (word: string, from: number, rest: string, isOpen: boolean) =>
  isOpen ? word.startsWith(rest, from) : word.length - from === rest.length && word.endsWith(rest);

/**
 * Whether a word is what was typed but for a single error: another letter, one too many, one forgotten, two swapped. The
 * same rules as in the database (`private.near_words`). Both in lower case.
 */
export function isNearWord(typed: string, word: string): boolean {
  if (typed.length < shortestForgiven) return false;
  const isOpen = typed.length >= shortestOpen;
  if (word.length < typed.length - 1 || (!isOpen && word.length > typed.length + 1)) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  // Nothing is wrong with it.
  if (same === typed.length) return false;
  const wantsFirst = same > 0 || isOpen;
  return (
    (wantsFirst && continues(word, same + 1, typed.slice(same + 1), isOpen)) ||
    (wantsFirst && continues(word, same, typed.slice(same + 1), isOpen)) ||
    (wantsFirst && continues(word, same + 1, typed.slice(same), isOpen)) ||
    (typed[same] === word[same + 1] &&
      typed[same + 1] === word[same] &&
      continues(word, same + 2, typed.slice(same + 2), isOpen))
  );
}

/** The words of a text, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
