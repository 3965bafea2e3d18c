/** @type {import('config/remotes').Remote} */
export default {
  name: 'booking-widget',
  contract: 1,
  port: 3002,
  isPrerendered: true,
  budget: { entry: 29_400, all: 38_160 },
};
