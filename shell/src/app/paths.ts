/** Where the host mounts its remotes. */
export const paths = { home: '/', blog: '/blog', admin: '/admin', booking: '/booking' } as const;
