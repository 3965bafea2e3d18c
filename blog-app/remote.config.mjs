/** @type {import('config/remotes').Remote} */
export default {
  name: 'blog-app',
  contract: 1,
  port: 3003,
  routes: ['/blog', '/services'],
  isPrerendered: true,
  prerenderedPages: './src/pages.ts',
  budget: { entry: 15_780, all: 48_580 },
};
