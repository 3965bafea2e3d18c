/** @type {import('config/remotes').Remote} */
export default {
  name: 'booking-widget',
  contract: 1,
  port: 3002,
  budget: { entry: 28_800, all: 33_750 },
};
