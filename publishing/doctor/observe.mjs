import { isRegistry, parseJson } from '../registry.mjs';

/**
 * @typedef {object} Answer
 * @property {number} status 0 if there was none
 * @property {string} type media type
 * @property {Headers} headers
 * @property {Buffer} body
 * @property {'slow' | 'unreachable'} [failure]
 *
 * @typedef {import('../registry.mjs').RegistryEntry} RegistryEntry
 *
 * @typedef {object} ObservedRemote
 * @property {string} name
 * @property {RegistryEntry} [entry]
 * @property {string} address of the entry
 * @property {import('config/manifests').RemoteManifest} [manifest]
 * @property {Record<string, Answer>} files scripts by name
 *
 * @typedef {object} Observation
 * @property {string} address
 * @property {Answer} page
 * @property {string} html
 * @property {Answer} wrongAddress what a browser gets for an address without a page
 * @property {Answer} registryAnswer
 * @property {any} registry as published; undefined if it is damaged
 * @property {any} pageRegistry as in the page; undefined if it is damaged
 * @property {import('config/manifests').ShellManifest} [shell]
 * @property {Record<string, Answer>} shellFiles scripts of the page by path
 * @property {ObservedRemote[]} remotes
 * @property {any} [published] rows that the pages were rendered from
 * @property {number} observedAt
 */

/**
 * Requests everything that a composed page consists of.
 *
 * @param {string} address
 * @param {number} patience milliseconds that an answer may take
 * @returns {Promise<Observation>}
 */
export async function observe(address, patience) {
  const get = (/** @type {string} */ url, accept = '*/*') =>
    request(new URL(url, address).href, { page: address, accept, patience });
  const [page, registryAnswer, publishedAnswer, wrongAddress] = await Promise.all([
    get(address),
    get('/registry.json'),
    get('/published.json'),
    get('/no-such-page', 'text/html'),
  ]);
  const html = page.body.toString();
  const parsed = parseJson(registryAnswer.body.toString());
  const registry = isRegistry(parsed) ? parsed : undefined;
  const pageRegistry = parseJson(block(html, 'remote-registry'));
  const current = pageRegistry ?? registry ?? {};
  const shell = parseJson((await get(`/shell/${current.shell}/shell.json`)).body.toString());
  const remotes = current.remotes ?? {};
  const names = new Set([...Object.keys(shell?.contracts ?? {}), ...Object.keys(remotes)]);
  // Without a registry, nothing is known of the remotes that the page only outlines.
  const known = [...names].filter((name) => registry || !isOutline(remotes[name]));
  const entryOf = (/** @type {string} */ name) => (isOutline(remotes[name]) ? registry?.remotes[name] : remotes[name]);
  const scripts = shellScripts(html).map(({ src }) => src);
  return {
    ...{ address, page, html, wrongAddress, registryAnswer, registry, pageRegistry, shell, observedAt: Date.now() },
    published: publishedAnswer.status === 200 ? parseJson(publishedAnswer.body.toString()) : undefined,
    shellFiles: await answersOf(scripts, get),
    remotes: await Promise.all(known.map((name) => observeRemote(name, entryOf(name), address, get))),
  };
}

/**
 * @param {RegistryEntry | import('domain/registry-entry').RemoteOutline | undefined} remote in the page
 */
export function isOutline(remote) {
  return remote !== undefined && !('entry' in remote);
}

/**
 * @param {string} name
 * @param {RegistryEntry | undefined} entry
 * @param {string} page
 * @param {(url: string) => Promise<Answer>} get
 * @returns {Promise<ObservedRemote>}
 */
async function observeRemote(name, entry, page, get) {
  if (!entry?.entry) return { name, address: '', files: {} };
  const address = new URL(entry.entry, page).href;
  const manifest = parseJson((await get(new URL('remote.json', address).href)).body.toString());
  const file = new URL('.', address).href;
  const scripts = Object.keys(manifest?.files ?? {}).filter((name) => name.endsWith('.js'));
  const names = new Set([address.slice(file.length), ...scripts]);
  return {
    name,
    entry,
    address,
    manifest,
    files: await answersOf([...names], (script) => get(new URL(script, file).href)),
  };
}

/**
 * @param {string[]} names
 * @param {(name: string) => Promise<Answer>} get
 */
async function answersOf(names, get) {
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await get(name)])));
}

/**
 * @param {string} url
 * @param {{ page: string, accept: string, patience: number }} options
 * @returns {Promise<Answer>}
 */
async function request(url, { page, accept, patience }) {
  const nothing = { status: 0, type: '', headers: new Headers(), body: Buffer.alloc(0) };
  try {
    const origin = new URL(page).origin;
    const response = await fetch(url, { headers: { origin, accept }, signal: AbortSignal.timeout(patience) });
    const body = Buffer.from(await response.arrayBuffer());
    const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    return { status: response.status, type, headers: response.headers, body };
  } catch (error) {
    return { ...nothing, failure: /** @type {Error} */ (error).name === 'TimeoutError' ? 'slow' : 'unreachable' };
  }
}

/**
 * The scripts of the shell in a page.
 *
 * @param {string} html
 */
export function shellScripts(html) {
  return [...html.matchAll(/<script\b([^>]*) src="([^"]+)"([^>]*)>/g)].map(([, before = '', src = '', after = '']) => ({
    src,
    integrity: /integrity="([^"]*)"/.exec(before + after)?.[1] ?? '',
  }));
}

/**
 * @param {string} html
 * @param {string} id of a data block
 */
export function block(html, id) {
  return new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? '';
}
