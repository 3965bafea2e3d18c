/** Errors of a folder, not of the code. */
const folderErrors = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR'];

/**
 * Explains an error of a folder that cannot be written.
 *
 * @param {unknown} error
 * @returns {string | undefined} a sentence; undefined for other errors
 */
export function folderProblem(error) {
  const { code = '', syscall, message } = /** @type {NodeJS.ErrnoException} */ (error);
  // Node reports a read-only folder as ENOENT if it creates several folders at once.
  return folderErrors.includes(code) || syscall === 'mkdir'
    ? `${message}: use a folder that you may write to, on a disk with space.`
    : undefined;
}
