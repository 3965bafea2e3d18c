/**
 * Returns the name of a remote's container: a global variable that no element id can shadow.
 *
 * @param {string} remoteName
 */
export function containerName(remoteName) {
  return remoteName.replaceAll('-', '_');
}
