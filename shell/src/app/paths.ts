/** The paths of the site's pages. */
export const paths = {
  home: '/',
  blog: '/blog',
  services: '/services',
  admin: '/admin',
  booking: '/booking',
  newsletter: '/newsletter',
  book: '/book',
  partners: '/partners',
  notice: '/legal-notice',
} as const;
