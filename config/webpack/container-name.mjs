/**
 * The name of a remote's container: a global variable, so never one that an element's id could shadow.
 *
 * @param {string} remoteName
 */
export function containerName(remoteName) {
  return remoteName.replaceAll('-', '_');
}
