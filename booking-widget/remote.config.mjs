/** @type {import('config/webpack').Remote} */
export default {
  name: 'booking-widget',
  contract: 1,
  routes: [],
};
