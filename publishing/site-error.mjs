/** An error whose message explains the problem and its remedy; commands print it without a stack trace. */
export class SiteError extends Error {}

/**
 * Runs a command, and prints only the message of a `SiteError`.
 *
 * @param {() => Promise<void> | void} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
