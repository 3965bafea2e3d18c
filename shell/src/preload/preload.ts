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
import type { Registry } from '../remotes/registry';
import { isComplete } from '../remotes/is-complete';
import { isFramed } from '../remotes/is-framed';
import { firstView } from './first-view';
import { recoverFromMissingScripts } from './missing-scripts';

/*
 * Inlined into the HTML, so it runs before any file has loaded. Starts every request of the first view, which the
 * server cannot know because the path follows the hash.
 */
const address = sitePath(location);
const path = pagePath(address);
const none: Registry = { shell: '', remotes: {} };
const preloaded: NonNullable<typeof globalThis.__preloaded> = {};
globalThis.__preloaded = preloaded;
let registry = none;
try {
  // Not validated: the shell does that and reports a damaged registry.
  registry = JSON.parse(document.getElementById('remote-registry')?.textContent ?? '') as Registry;
  preloadView(registry);
  preloadOutlined().catch(() => undefined);
  if (path !== address) preloadRemote(registry.remotes['booking-widget']);
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

function preloadView(view: Registry): void {
  const { remotes, pictures } = firstView(view, path);
  for (const name of remotes) preloadRemote(view.remotes[name]);
  for (const href of pictures) preload({ as: 'image', href });
}

/** Fetches the published registry if the address asks for a remote that the page only outlines, then preloads that remote. */
async function preloadOutlined(): Promise<void> {
  const outlined = firstView(registry, path).remotes.filter((name) => !isComplete(registry.remotes[name]));
  if (outlined.length === 0) return;
  const file = `${location.origin}/registry.json`;
  const answer = await request(file, file, { cache: 'no-cache' });
  const published = (await answer.clone().json()) as Registry;
  // The shell loads the page again if it differs.
  if (published.shell === registry.shell)
    preloadView({ ...published, remotes: Object.fromEntries(outlined.map((name) => [name, published.remotes[name]])) });
}

/** Preloads nothing for a damaged entry: an error here would stop the other preloads, or the click that asked for it. */
function preloadRemote(remote?: Registry['remotes'][string]): void {
  try {
    if (!isComplete(remote)) return;
    const { entry, preloads, frame = preloads } = remote;
    const others = isFramed(remote, path) ? frame : preloads;
    for (const { href, integrity } of [{ href: entry, integrity: remote.integrity }, ...others])
      preload({ as: 'script', href, integrity, crossOrigin: 'anonymous' });
  } catch {
    // The shell loads the remote itself, and reports it if it cannot.
  }
}

/** Mode and integrity must match the later request, or the browser loads the file twice. */
function preload(attributes: Partial<HTMLLinkElement> & { href: string }): void {
  const href = new URL(attributes.href, location.origin).href;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...attributes, href }));
}

/** Sends a request whose response the application takes (`takePreloaded`). */
function request(url: string, address = url, init?: RequestInit): Promise<Response> {
  const answer = fetch(address, init);
  // The consumer handles a failure; until then the console should not report it as unhandled.
  answer.catch(() => undefined);
  preloaded[url] = answer;
  return answer;
}

const config = readDataConfig();
const requests = [publicSettingsUrl(config)];
if (['/', '/services'].includes(segmentOf(path))) requests.push(publicServicesUrl(config));
if (segmentOf(path) === '/blog') requests.push(newestPostsUrl(config));
const article = pageIn('/blog', path);
if (article) requests.push(postUrl(config, article));
const service = pageIn('/services', path);
if (service) requests.push(serviceUrl(config, service));
// With the key in a header, each would wait for a preflight. Supabase's gateway takes it from the address as well.
for (const url of requests) void request(url, `${url}&apikey=${config.key}`);

recoverFromMissingScripts(registry.shell);
