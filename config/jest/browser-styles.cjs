// The build for servers, which jest would take, writes no global styles.
module.exports = require('styled-components/dist/styled-components.browser.cjs.js');
