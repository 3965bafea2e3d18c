import path from 'node:path';

/** A folder and the URL prefix it is served at: `{ prefix: '/r/blog_app/', folder: '…/dist' }`. */
export type Mount = { prefix: string; folder: string };
type RequestedFile = { file: string; folder: string; isFolder: boolean; pathname: string };

const hostFiles = new Set(['/_headers', '/_redirects']);

/**
 * Returns the file for a URL path; undefined if the path is malformed, leaves its folder, or names a file that hosts do not
 * serve.
 *
 * @param mounts the longest prefix wins
 * @param pathname still percent-encoded
 */
export function requestedFile(mounts: readonly Mount[], pathname: string): RequestedFile | undefined {
  const decoded = decodePath(pathname);
  if (decoded === undefined || !isPublicPath(decoded)) return undefined;
  const mount = mounts
    .filter(({ prefix }) => decoded.startsWith(prefix))
    .toSorted((one, other) => other.prefix.length - one.prefix.length)[0];
  if (!mount) return undefined;
  const file = path.join(mount.folder, decoded.slice(mount.prefix.length));
  if (file !== mount.folder && !file.startsWith(withSlash(mount.folder))) return undefined;
  // The same file has the same headers, however its path is written.
  return { file, folder: mount.folder, isFolder: decoded.endsWith('/'), pathname: path.posix.normalize(decoded) };
}

function decodePath(pathname: string) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function isPublicPath(pathname: string) {
  if (!pathname.startsWith('/') || /[\0\\]/.test(pathname)) return false;
  if (hostFiles.has(path.posix.normalize(pathname).toLowerCase())) return false;
  const names = pathname.split('/');
  return !names.some((name) => name.startsWith('.') && name !== '.well-known');
}

function withSlash(folder: string) {
  return folder.endsWith(path.sep) ? folder : folder + path.sep;
}
