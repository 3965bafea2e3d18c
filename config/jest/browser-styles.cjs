// Jest would resolve the server build, which writes no global styles.
module.exports = require('styled-components/dist/styled-components.browser.cjs.js');
