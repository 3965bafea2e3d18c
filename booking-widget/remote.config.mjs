/** @type {import('config/remotes').Remote} */
export default {
  name: 'booking-widget',
  contract: 1,
  port: 3002,
  budget: { entry: 29_000, all: 33_900 },
};
