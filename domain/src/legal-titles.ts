/** The titles of the legal documents, on their pages, in links to them and in search results. */
export const legalTitles = {
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  cookies: 'Cookie Policy',
  notice: 'Legal Notice',
};
