import { folderProblem } from 'config/folder-problem';

/** An error whose message explains the problem and its remedy; commands print it without a stack trace. */
export class SiteError extends Error {}

/**
 * Runs a command, and prints only the message of a `SiteError` or of a folder that cannot be written.
 *
 * @param {() => Promise<void> | void} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    const problem = error instanceof SiteError ? error.message : folderProblem(error);
    if (!problem) throw error;
    console.error(problem);
    process.exitCode = 1;
  }
}
