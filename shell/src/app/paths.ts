/** The paths of the remotes in the host. */
export const paths = {
  home: '/',
  blog: '/blog',
  admin: '/admin',
  booking: '/booking',
  newsletter: '/newsletter',
  partners: '/partners',
} as const;
