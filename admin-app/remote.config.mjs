/** @type {import('config/remotes').Remote} */
export default {
  name: 'admin-app',
  contract: 1,
  port: 3004,
  routes: ['/admin'],
  budget: { entry: 16_150, all: 392_310 },
};
