/** @type {import('config/remotes').Remote} */
export default {
  name: 'public-site',
  contract: 1,
  port: 3001,
  routes: ['/', '/blog', '/services', '*'],
  isPrerendered: true,
  pictures: [{ href: 'images/portrait.svg', route: '/' }],
  budget: { entry: 21_050, all: 55_700 },
};
