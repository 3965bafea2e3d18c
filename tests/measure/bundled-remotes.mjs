/**
 * Replaces `shell/src/remotes/federation.ts` and the list of shared libraries in the build of an ordinary bundle for
 * comparison: the same remotes as ordinary imports, and nothing shared.
 */

export const shared = {};

const remotes = {
  'public-site': () => import('public-site'),
  'booking-widget': () => import('booking-widget'),
  'blog-app': () => import('blog-app'),
  'admin-app': () => import('admin-app'),
};

/** @param {keyof typeof remotes} name */
export function loadExposed(name) {
  return remotes[name]();
}
