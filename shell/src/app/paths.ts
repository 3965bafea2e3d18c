/** Where the host mounts its remotes. */
export const paths = { home: '/', blog: '/blog', admin: '/admin', booking: '/booking', partners: '/partners' } as const;
