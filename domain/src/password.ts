/** The sign-in service's minimum as well. */
export const shortestPassword = 12;

/** bcrypt, with which the sign-in service hashes passwords, ignores the rest. */
export const maxPasswordBytes = 72;

/** Guesses start with these. */
const common = /passw[o0]r[dt]|qwert[yz]?|asdfgh|welcome|letmein|iloveyou|admin|12345?6?7?8?9?0?/g;

/** `monkeymonkey` is as easy to guess as `monkey`. */
const repeated = /(.{3,})\1+/g;

/** How many different characters must remain after common words and the owner's name and address are removed. */
const fewestDifferentCharacters = 6;

/**
 * Returns why a new password cannot be used, as its owner should read it.
 *
 * @param own the owner's email address and name, as far as they are known
 */
export function passwordProblem(password: string, own: readonly string[] = []): string | undefined {
  if (Array.from(password).length < shortestPassword) return `Use at least ${shortestPassword} characters.`;
  if (new Blob([password]).size > maxPasswordBytes)
    return `Use at most ${maxPasswordBytes} characters. Accented letters count twice, and emoji four times.`;
  const ownWords = own.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u)).filter((word) => word.length > 2);
  const rest = ownWords.reduce((text, word) => text.replaceAll(word, ''), password.toLowerCase()).replace(common, '');
  const once = password.replace(repeated, '$1');
  const isRepeated = once !== password && once.length < shortestPassword;
  if (isRepeated || new Set(rest).size < fewestDifferentCharacters)
    return 'This password is too easy to guess. Use a few random words, and not your name or email address.';
  return undefined;
}
