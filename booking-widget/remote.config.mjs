/** @type {import('config/remotes').Remote} */
export default {
  name: 'booking-widget',
  contract: 1,
  port: 3002,
  budget: { entry: 29_900, all: 34_850 },
};
