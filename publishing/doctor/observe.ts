import { parsePublished, readFileOf } from '../published-files.ts';
import type { Registry, RegistryEntry } from '../registry.ts';
import type { RemoteManifest, ShellManifest } from 'config/manifests';
import type { RemoteOutline } from 'domain/registry-entry';

export type Answer = {
  /** 0 if there was none */
  status: number;
  type: string;
  headers: Headers;
  body: Buffer;
  /** `changed` if it is larger than any file of a site; then the body is empty */
  failure?: 'slow' | 'unreachable' | 'changed';
};
export type ObservedRemote = {
  name: string;
  entry?: RegistryEntry;
  /** Of the entry. */
  address: string;
  manifest?: RemoteManifest;
  /** Scripts by name. */
  files: Record<string, Answer>;
};
export type PageRegistry = { shell: string; remotes: Record<string, RegistryEntry | RemoteOutline> };

export type Observation = {
  address: string;
  page: Answer;
  html: string;
  /** For an address without a page. */
  wrongAddress: Answer;
  registryAnswer: Answer;
  /** As published; undefined if it is damaged. */
  registry?: Registry;
  /** As in the page; undefined if it is damaged. */
  pageRegistry?: PageRegistry;
  /** As in the page of the blog; undefined if there is none, or if it is damaged. */
  blogRegistry?: PageRegistry;
  shell?: ShellManifest;
  /** Scripts of the page by path. */
  shellFiles: Record<string, Answer>;
  /** Fonts, images, styles and other pages that the page or the blog's page names, and the link previews of all, by path. */
  linkedFiles: Record<string, Answer>;
  remotes: ObservedRemote[];
  /** Files that were not requested, because too many before them had failed. */
  unchecked: string[];
  /** Rows that the pages were rendered from. */
  published?: { settings?: { key: string; value: unknown }[] };
  observedAt: number;
};

/** After so many failed requests, the rest of a list would only take long and hide the other faults. */
const maxFailures = 20;

/**
 * Requests everything that a composed page consists of.
 *
 * @param patience milliseconds that an answer may take
 */
export async function observe(address: string, patience: number): Promise<Observation> {
  const get = (url: string, accept = '*/*') => request(new URL(url, address).href, { page: address, accept, patience });
  const [page, blogPage, registryAnswer, publishedAnswer, wrongAddress] = await Promise.all([
    get(address),
    get('/blog/', 'text/html'),
    get('/registry.json'),
    get('/published.json'),
    get('/no-such-page', 'text/html'),
  ]);
  const unchecked: string[] = [];
  const html = page.body.toString();
  const registry: Registry | undefined = parsePublished('registry.json', registryAnswer.body.toString());
  const registryIn = (page: string): PageRegistry | undefined =>
    parsePublished('remote-registry', block(page, 'remote-registry'));
  const pageRegistry = registryIn(html);
  const current = pageRegistry ?? registry;
  const shellAnswer = await get(`/shell/${current?.shell}/shell.json`);
  const shell: ShellManifest | undefined = parsePublished('shell.json', shellAnswer.body.toString());
  const remotes = current?.remotes ?? {};
  const names = new Set([...Object.keys(shell?.contracts ?? {}), ...Object.keys(remotes)]);
  // Without a registry, nothing is known of the remotes that the page only outlines.
  const known = [...names].filter((name) => registry || !isOutline(remotes[name]));
  const entryOf = (name: string) => (isOutline(remotes[name]) ? registry?.remotes[name] : remotes[name]);
  const scripts = shellScripts(html).map(({ src }) => src);
  const named = await answersOf(linkedFiles(html + blogPage.body.toString(), scripts), get, unchecked);
  const pages = [page, blogPage, ...Object.values(named)].filter(({ type }) => type === 'text/html');
  const previews = new Set(pages.flatMap(({ body }) => linkPreviews(body.toString())));
  return {
    ...{ address, page, html, wrongAddress, registryAnswer, registry, pageRegistry, shell, observedAt: Date.now() },
    unchecked,
    blogRegistry: registryIn(blogPage.body.toString()),
    published:
      publishedAnswer.status === 200 ? parsePublished('published.json', publishedAnswer.body.toString()) : undefined,
    shellFiles: await answersOf(scripts, get, unchecked),
    linkedFiles: {
      ...named,
      ...(await answersOf([...previews], (file) => get(new URL(address).origin + file), unchecked)),
    },
    remotes: await Promise.all(
      known.map((name) => observeRemote(name, entryOf(name), { page: address, get, unchecked })),
    ),
  };
}

/** @param remote in the page */
export function isOutline(remote: RegistryEntry | RemoteOutline | undefined): remote is RemoteOutline {
  return remote !== undefined && !('entry' in remote);
}

async function observeRemote(
  name: string,
  entry: RegistryEntry | undefined,
  { page, get, unchecked }: { page: string; get: (url: string) => Promise<Answer>; unchecked: string[] },
): Promise<ObservedRemote> {
  if (!entry?.entry || !URL.canParse(entry.entry, page)) return { name, address: '', files: {} };
  const address = new URL(entry.entry, page).href;
  const manifestAnswer = await get(new URL('remote.json', address).href);
  const manifest: RemoteManifest | undefined = parsePublished('remote.json', manifestAnswer.body.toString());
  const file = new URL('.', address).href;
  const scripts = Object.keys(manifest?.files ?? {}).filter((name) => name.endsWith('.js'));
  const names = new Set([address.slice(file.length), ...scripts]);
  return {
    name,
    entry,
    address,
    manifest,
    files: await answersOf([...names], (script) => get(new URL(script, file).href), unchecked),
  };
}

/** One file at a time: a simple host or a slow connection would exceed the time limit with a hundred requests at once. */
async function answersOf(names: string[], get: (name: string) => Promise<Answer>, unchecked: string[]) {
  const answers: Record<string, Answer> = {};
  let failures = 0;
  for (const name of names) {
    if (failures === maxFailures) {
      unchecked.push(name);
      continue;
    }
    const answer = await get(name);
    answers[name] = answer;
    if (answer.failure || answer.status >= 400) failures += 1;
  }
  return answers;
}

async function request(
  url: string,
  { page, accept, patience }: { page: string; accept: string; patience: number },
): Promise<Answer> {
  const nothing = { status: 0, type: '', headers: new Headers(), body: Buffer.alloc(0) };
  try {
    const origin = new URL(page).origin;
    const response = await fetch(url, { headers: { origin, accept }, signal: AbortSignal.timeout(patience) });
    const { status, headers } = response;
    const type = (headers.get('content-type') ?? '').split(';')[0] ?? '';
    const body = await readFileOf(response);
    return { ...nothing, status, type, headers, ...(body ? { body } : { failure: 'changed' as const }) };
  } catch (error) {
    return { ...nothing, failure: (error as Error).name === 'TimeoutError' ? 'slow' : 'unreachable' };
  }
}

/** The scripts of the shell in a page. */
export function shellScripts(html: string) {
  return [...html.matchAll(/<script\b([^>]*) src="([^"]+)"([^>]*)>/g)].map(([, before = '', src = '', after = '']) => ({
    src,
    integrity: /integrity="([^"]*)"/.exec(before + after)?.[1] ?? '',
  }));
}

/** The paths of other files of the site that its pages name. */
function linkedFiles(html: string, scripts: string[]) {
  const paths = [...html.matchAll(/(?:\b(?:src|href)="|\burl\()(\/(?!\/)[^"'#?)]*)["')]/g)].map(
    ([, file = '']) => file,
  );
  return [...new Set(paths)].filter((file) => file !== '/' && !scripts.includes(file) && !file.endsWith('.js'));
}

/**
 * The paths and queries of the pictures with which a page is shared, if they are on the site. They begin with its public
 * address. A path may begin with `//`.
 */
function linkPreviews(html: string) {
  const [, canonical = ''] = /rel="canonical"[^>]* href="([^"]*)"/.exec(html) ?? [];
  const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  if (!URL.canParse(canonical) || !URL.canParse(picture)) return [];
  const { origin, pathname, search } = new URL(picture.replaceAll('&amp;', '&'));
  return origin === new URL(canonical).origin ? [pathname + search] : [];
}

/** @param id of a data block */
export function block(html: string, id: string) {
  return new RegExp(`id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? '';
}
