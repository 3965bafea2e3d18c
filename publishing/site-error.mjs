/** An error whose message explains the problem and its remedy; commands print it without a stack trace. */
export class SiteError extends Error {}

/** Errors of the folder, not of the code. */
const folderErrors = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'];

/**
 * Runs a command, and prints only the message of a `SiteError` or of a folder that cannot be written.
 *
 * @param {() => Promise<void> | void} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
    const isFolderError = folderErrors.includes(code);
    if (!isFolderError && !(error instanceof SiteError)) throw error;
    console.error(isFolderError ? `${message}: use a folder that you may write to, on a disk with space.` : message);
    process.exitCode = 1;
  }
}
