import { isLastKnown, newestPostsUrl, postUrl, publicSettingsUrl, readDataConfig } from 'data-client';
import { segmentOf, sitePath, slugOf } from '../address/site-path';
import { rememberClicks } from '../hydration/early-click';
import { hideRendered, renderedPath, renderedSettings } from '../hydration/rendered-page';
import { inlinedRegistry } from '../remotes/registry';
import type { RegistryEntry } from '../remotes/registry';
import { firstView } from './first-view';

/*
 * Written into the HTML, so it runs before any file has arrived: starts everything the first view of the address needs,
 * which the server cannot know because the path stands behind the hash.
 */
const path = sitePath(location);
const registry = inlinedRegistry();
const { remotes, pictures } = firstView(registry, path);
for (const remote of remotes) preloadRemote(remote);
for (const href of pictures) preload({ as: 'image', href });

/*
 * Of what was rendered ahead of time only the page that the address asks for is shown, and only with the settings that
 * the visitor knows: an older one would change under their eyes.
 */
const rendered = renderedPath();
if (rendered) {
  const isWanted = rendered === path.split(/[?#]/)[0] && isLastKnown(renderedSettings());
  if (!isWanted) hideRendered();
  else rememberClicks(() => preloadRemote(registry.remotes['booking-widget']));
}

function preloadRemote(remote?: RegistryEntry): void {
  if (remote) preload({ as: 'script', href: remote.entry, integrity: remote.integrity, crossOrigin: 'anonymous' });
}

/** Mode and integrity are those of the later request; a preload that differs would be loaded twice. */
function preload(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...attributes }));
}

const config = readDataConfig();
const requests = [publicSettingsUrl(config)];
if (segmentOf(path) === '/blog') requests.push(newestPostsUrl(config));
const slug = slugOf(path);
if (slug) requests.push(postUrl(config, slug));
window.__early = Object.fromEntries(
  requests.map((url) => {
    const answer = fetch(url, { headers: { apikey: config.key } });
    // Whoever takes it handles a failure; until then the console should not call it unhandled.
    answer.catch(() => undefined);
    return [url, answer];
  }),
);

/*
 * A page kept by a cache may name files of the shell that a deployment has taken away: fetch the page anew, once.
 */
const reloaded = 'shell-reloaded';
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !target.hasAttribute('data-shell')) return;
    if (sessionStorage.getItem(reloaded) === target.src) return;
    sessionStorage.setItem(reloaded, target.src);
    location.reload();
  },
  true,
);
