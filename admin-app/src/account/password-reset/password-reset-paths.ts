/** Paths below the dashboard for requesting and completing a password reset. The reset email links to the second. */
export const passwordResetPaths = { ask: 'forgot-password', set: 'new-password' } as const;
