/** Where an owner's browser stores the session, in its local storage. */
export const sessionStorageKey = 'coach-site-session';
