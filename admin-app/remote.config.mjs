/** @type {import('config/webpack').Remote} */
export default {
  name: 'admin-app',
  contract: 1,
  routes: ['/admin'],
};
