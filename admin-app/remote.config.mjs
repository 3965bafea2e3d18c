/** @type {import('config/webpack/remote').Remote} */
export default {
  name: 'admin-app',
  contract: 1,
  routes: ['/admin'],
};
