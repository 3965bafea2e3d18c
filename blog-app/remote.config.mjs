/** @type {import('config/webpack/remote').Remote} */
export default {
  name: 'blog-app',
  contract: 1,
  routes: ['/blog'],
  pages: './src/pages.ts',
};
