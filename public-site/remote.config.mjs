/** @type {import('config/webpack/remote').Remote} */
export default {
  name: 'public-site',
  contract: 1,
  routes: ['/', '/blog', '*'],
  pictures: [{ href: 'images/portrait.svg', route: '/' }],
};
