const shortestForgiven = 4;
/** From this length on, a typed word may be incomplete, and its first letter may be wrong. */
const shortestPrefix = 6;

/** Whether the word continues with the rest of the typed text, or ends with it if prefixes are not allowed. */
const continues = (word: string, from: number, rest: string, isPrefix: boolean) =>
  isPrefix ? word.startsWith(rest, from) : word.length - from === rest.length && word.endsWith(rest);

/**
 * Whether the typed text differs from a word by exactly one typo: a wrong, extra or missing letter, or two swapped ones.
 * Both in lower case. Must match `private.near_texts` in the database.
 */
export function isOneTypoAway(typed: string, word: string): boolean {
  if (typed.length < shortestForgiven) return false;
  const isPrefix = typed.length >= shortestPrefix;
  if (word.length < typed.length - 1 || (!isPrefix && word.length > typed.length + 1)) return false;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  if (same === typed.length) return false;
  const mayDiffer = same > 0 || isPrefix;
  return (
    (mayDiffer && continues(word, same + 1, typed.slice(same + 1), isPrefix)) ||
    (mayDiffer && continues(word, same, typed.slice(same + 1), isPrefix)) ||
    (mayDiffer && continues(word, same + 1, typed.slice(same), isPrefix)) ||
    (typed[same] === word[same + 1] &&
      typed[same + 1] === word[same] &&
      continues(word, same + 2, typed.slice(same + 2), isPrefix))
  );
}

/** Splits a text into its words, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
