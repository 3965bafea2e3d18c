import { assembleSite, siteOf } from '../assemble-site.mjs';

export const builtSite = siteOf('federation');

/** Jest's `globalSetup`. */
export default () => assembleSite('federation');
