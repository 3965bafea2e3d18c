import { folderProblem } from '../../config/folder-problem.mjs';

/** A startup error that users can fix; its message is one sentence. Other errors are bugs and are printed with their stack. */
export class StartError extends Error {
  /** @override */
  name = 'StartError';
}

/**
 * Runs a command. Prints only the message of an error that its user can fix, such as a full disk.
 *
 * @param {() => unknown} command
 * @param {...(new (message: string) => Error)} explained classes of such errors, in addition to `StartError`
 */
export async function runCommand(command, ...explained) {
  try {
    await command();
  } catch (error) {
    const isExplained = [StartError, ...explained].some((kind) => error instanceof kind);
    console.error(isExplained ? /** @type {Error} */ (error).message : (folderProblem(error) ?? error));
    process.exit(1);
  }
}
