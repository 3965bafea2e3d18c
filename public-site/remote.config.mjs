/** @type {import('config/webpack').Remote} */
export default {
  name: 'public-site',
  contract: 1,
  routes: ['/', '/blog', '*'],
  pictures: [{ href: 'images/portrait.svg', route: '/' }],
};
