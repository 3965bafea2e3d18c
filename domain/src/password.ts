/** The sign-in service's minimum as well. */
export const shortestPassword = 12;

/** The sign-in service would ignore the bytes after these. */
const mostPasswordBytes = 72;

/** Returns why a new password cannot be used, as its owner should read it. */
export function passwordProblem(password: string): string | undefined {
  if (Array.from(password).length < shortestPassword) return `Use at least ${shortestPassword} characters.`;
  if (new Blob([password]).size > mostPasswordBytes)
    return `Use at most ${mostPasswordBytes} characters. Accented letters count twice, and emoji four times.`;
  return undefined;
}
