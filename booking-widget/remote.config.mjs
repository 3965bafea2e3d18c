/** @type {import('config/webpack/remote').Remote} */
export default {
  name: 'booking-widget',
  contract: 1,
  routes: [],
};
