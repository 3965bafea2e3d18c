/** @type {import('config/remotes').Remote} */
export default {
  name: 'public-site',
  contract: 1,
  port: 3001,
  routes: ['/', '/blog', '/services', '*'],
  isPrerendered: true,
  frame: './src/frame.ts',
  pictures: [{ href: 'images/portrait.svg', route: '/' }],
  budget: { entry: 21_350, all: 72_890 },
};
