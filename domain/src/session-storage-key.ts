/** The key of the owner's session in local storage. */
export const sessionStorageKey = 'coach-site-session';
