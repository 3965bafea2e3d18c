/** Where who forgot the password goes, behind the desk's own path. The mail of the sign-in service leads to the second. */
export const recoveryPlaces = { ask: 'forgot-password', set: 'new-password' } as const;
