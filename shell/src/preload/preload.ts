import {
  isCachedSettings,
  newestPostsUrl,
  postUrl,
  publicServicesUrl,
  publicSettingsUrl,
  readDataConfig,
  serviceUrl,
} from 'data-client';
import { pageIn, pagePath, segmentOf, sitePath } from '../address/site-path';
import { rememberClicks } from '../hydration/early-click';
import { hideRendered, otherPaths, renderedPath, renderedSettings } from '../hydration/rendered-page';
import type { Registry, RegistryEntry } from '../remotes/registry';
import { firstView } from './first-view';
import { recoverFromMissingScripts } from './missing-scripts';

/*
 * Inlined into the HTML, so it runs before any file has loaded. Starts every request of the first view, which the
 * server cannot know because the path follows the hash.
 */
const address = sitePath(location);
const path = pagePath(address);
const none: Registry = { shell: '', remotes: {} };
let registry = none;
try {
  // Not validated: the shell does that and reports a damaged registry.
  registry = JSON.parse(document.getElementById('remote-registry')?.textContent ?? '') as Registry;
  const { remotes, pictures } = firstView(registry, path);
  for (const remote of remotes) preloadRemote(remote);
  if (path !== address) preloadRemote(registry.remotes['booking-widget']);
  for (const href of pictures) preload({ as: 'image', href });
} catch {
  registry = none;
}

/*
 * Shows the prerendered page only if the address asks for it, and only if its settings are those that the browser has
 * cached: otherwise the page would change while it is read.
 */
const rendered = renderedPath();
if (rendered) {
  const isWanted = [otherPaths, path.split(/[?#]/)[0]].includes(rendered) && isCachedSettings(renderedSettings() ?? {});
  if (!isWanted) hideRendered();
  else rememberClicks(() => preloadRemote(registry.remotes['booking-widget']));
}

function preloadRemote(remote?: RegistryEntry): void {
  if (!remote) return;
  for (const { href, integrity } of [{ href: remote.entry, integrity: remote.integrity }, ...remote.preloads])
    preload({ as: 'script', href, integrity, crossOrigin: 'anonymous' });
}

/** Mode and integrity must match the later request, or the browser loads the file twice. */
function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...attributes }));
}

const config = readDataConfig();
const requests = [publicSettingsUrl(config)];
if (['/', '/services'].includes(segmentOf(path))) requests.push(publicServicesUrl(config));
if (segmentOf(path) === '/blog') requests.push(newestPostsUrl(config));
const article = pageIn('/blog', path);
if (article) requests.push(postUrl(config, article));
const service = pageIn('/services', path);
if (service) requests.push(serviceUrl(config, service));
window.__preloaded = Object.fromEntries(
  requests.map((url) => {
    // With the key in a header, it would wait for a preflight. Supabase's gateway takes it from the address as well.
    const answer = fetch(`${url}&apikey=${config.key}`);
    // The consumer handles a failure; until then the console should not report it as unhandled.
    answer.catch(() => undefined);
    return [url, answer];
  }),
);

recoverFromMissingScripts(registry.shell);
