const reloadedVersion = 'shell-reloaded';

/**
 * Whether a version of the page may reload itself. Once, so that a page that stays old does not reload forever; never
 * without session storage, because nothing would prevent a second reload.
 */
export function isFirstReload(version: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedVersion) === version) return false;
    sessionStorage.setItem(reloadedVersion, version);
    return true;
  } catch {
    return false;
  }
}
