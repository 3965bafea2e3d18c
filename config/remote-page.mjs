import { containerName } from './webpack/container-name.mjs';
import { jsonBlock } from './site-config.mjs';

/**
 * Returns the HTML of a remote's own page (`shell/src/remote-page`).
 *
 * @param {string} name
 * @param {import('./site-config.mjs').SiteConfig} siteConfig
 */
export function remotePage(name, siteConfig) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
    <link rel="icon" href="data:," />
    ${jsonBlock('site-config', siteConfig)}
    <script defer src="remote-page.js"></script>
  </head>
  <body>
    <div id="root" data-remote="${containerName(name)}"></div>
  </body>
</html>
`;
}
