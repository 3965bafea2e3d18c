/** @type {import('config/remotes').Remote} */
export default {
  name: 'booking-widget',
  contract: 1,
  port: 3002,
  budget: { entry: 30_300, all: 35_250 },
};
