import { folderProblem } from 'config/folder-problem';
import { SiteError } from './site-error.mjs';

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
