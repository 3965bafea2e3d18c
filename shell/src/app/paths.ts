/** The paths of the remotes in the host. */
export const paths = { home: '/', blog: '/blog', admin: '/admin', booking: '/booking', partners: '/partners' } as const;
