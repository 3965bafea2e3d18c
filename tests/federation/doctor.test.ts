import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { examine } from '../../publishing/doctor/examine';
import { closeServer } from '../../local-stack/stack/listen';
import { folderHandler } from '../folder-handler';
import { listenOnFreePort } from '../listen-on-free-port';
import { runScript } from '../run-script';
import { openDoctorSite, type Answer, type DoctorSite } from './doctor-site';
import { answerEndlessly, answerWith } from './faults';
import { builtSite, serveSite } from './site';

let site: DoctorSite;
beforeAll(async () => {
  site = await openDoctorSite();
});
afterEach(() => site.heal());
afterAll(() => site.close());

const fileProblems = ['missing', 'error', 'unreachable', 'slow', 'html', 'type', 'empty', 'changed'] as const;

const blog = 'blog-app';
const shellScript = (name: string) => new RegExp(`/assets/${name}\\.\\w+\\.js`).exec(pageOf())![0];
const manifestOf = (name: string) => site.entryOf(name).replace(/[^/]*$/, 'remote.json');
const answerText = (text: string) => (response: http.ServerResponse) =>
  void response.writeHead(200, { 'cache-control': 'no-cache' }).end(text);
const pageOf = () => fs.readFileSync(path.join(site.folder, 'index.html'), 'utf8');

/** The head of a page whose picture the host does not have. */
const sharedPage =
  '<link rel="canonical" href="https://coach.example/"><meta property="og:image" content="https://coach.example/gone.png">';

/** Adds 50 MB of spaces to a file, compressed to a few KB. */
const answerInflated =
  (type: string): Answer =>
  (response, file) => {
    const cache = type === 'text/javascript' ? 'max-age=31536000' : 'no-cache';
    const headers = { 'content-type': type, 'cache-control': cache, 'content-encoding': 'gzip' };
    const inflated = Buffer.concat([fs.readFileSync(file), Buffer.alloc(50_000_000, ' ')]);
    response.writeHead(200, headers).end(zlib.gzipSync(inflated));
  };

type Seed = [code: string, remote: string, seed: () => void];

const fileFaults: Seed[] = fileProblems.flatMap((problem): Seed[] => [
  [`entry-${problem}`, blog, () => site.answer(site.entryOf(blog), answerWith[problem])],
  [`chunk-${problem}`, 'admin-app', () => site.answer(site.chunkOf('admin-app'), answerWith[problem])],
]);

/** Moves the blog to another host name of the same server. */
function moveBlog(): string {
  const origin = new URL(site.address).origin.replace('localhost', '127.0.0.1');
  site.registry(({ remotes }) => {
    remotes[blog]!.entry = origin + site.entryOf(blog);
  });
  return origin;
}

const otherFaults: Seed[] = [
  ['shell-missing', '', () => site.answer(shellScript('vendor'), answerWith.missing)],
  ['shell-changed', '', () => site.answer(shellScript('main'), answerWith.changed)],
  ['link-missing', '', () => site.answer(/\/assets\/playfair[^)]+/.exec(pageOf())![0], answerWith.missing)],
  ['link-missing', '', () => site.answer('/images/portrait.svg', answerWith.html)],
  ['link-missing', '', () => site.blogHtml((html) => html.replace('</body>', '<a href="/blog/gone/"></a></body>'))],
  ['link-missing', '', () => site.html((html) => html.replace('</head>', `${sharedPage}</head>`))],
  [
    'link-missing',
    '',
    () => {
      site.blogHtml((html) => html.replace('</body>', '<a href="/blog/shared/"></a></body>'));
      site.answer('/blog/shared/', (response) => response.setHeader('content-type', 'text/html').end(sharedPage));
    },
  ],
  ['integrity-missing', blog, () => site.registry(({ remotes }) => void (remotes[blog]!.integrity = ''))],
  ['integrity-differs', blog, () => site.registry(({ remotes }) => void (remotes[blog]!.integrity = 'sha384-x'))],
  [
    'integrity-differs',
    'public-site',
    () => site.allRegistries(({ remotes }) => void (remotes['public-site']!.integrity = 'sha384-x')),
  ],
  [
    'shell-integrity-missing',
    '',
    () => site.html((html) => html.replace(/ integrity="[^"]*" crossorigin/, ' crossorigin')),
  ],
  [
    'contract',
    blog,
    () => {
      site.registry(({ remotes }) => void (remotes[blog]!.contract = 9));
      site.remote(blog, (manifest) => void (manifest.contract = 9));
    },
  ],
  ['contract-unknown', blog, () => site.shell(({ contracts }) => void delete contracts[blog])],
  ['contract-differs', blog, () => site.remote(blog, (manifest) => void (manifest.contract = 9))],
  [
    'library-missing',
    blog,
    () => site.remote(blog, ({ requires }) => void (requires.lodash = { version: '^4.0.0', exports: [] })),
  ],
  [
    'library-version',
    blog,
    () => site.remote(blog, ({ requires }) => void (requires['shared-ui']!.version = '^9.0.0')),
  ],
  [
    'library-version',
    blog,
    () => site.remote(blog, ({ requires }) => void (requires['@module-federation/runtime-core']!.version = '^3.0.0')),
  ],
  [
    'export-missing',
    blog,
    () => site.remote(blog, ({ requires }) => void requires['shared-ui']!.exports.push('Carousel')),
  ],
  ['policy-missing', '', () => site.html((html) => html.replace(/<meta http-equiv[^>]*>/, ''))],
  ['policy-script', '', () => site.html((html) => html.replace(/script-src '[^']*'/, 'script-src'))],
  [
    'policy-backend',
    '',
    () => site.html((html) => html.replace(/"supabaseUrl":"[^"]*"/, '"supabaseUrl":"https://x.supabase.co"')),
  ],
  ['policy-backend', '', () => site.html((html) => html.replace('"supabaseUrl":"http', '"supabaseUrl":"'))],
  ['policy-trusted-types', '', () => site.html((html) => html.replace("require-trusted-types-for 'script'; ", ''))],
  ['sniffing-allowed', '', () => site.header(/^\/$/, 'x-content-type-options')],
  ['framing-allowed', '', () => site.header(/^\/$/, 'content-security-policy')],
  ['integrity-policy-missing', '', () => site.header(/^\/$/, 'integrity-policy')],
  ['page-cached', '', () => site.header(/^\/$/, 'cache-control', 'max-age=600')],
  ['registry-cached', '', () => site.header(/registry/, 'cache-control', 'max-age=600')],
  ['file-not-cached', '', () => site.header(/^\/assets/, 'cache-control', 'no-cache')],
  ['wrong-address-answered', '', () => site.answer('/no-such-page', answerWith.html)],
  ['not-found-page-missing', '', () => site.answer('/no-such-page', answerWith.missing)],
  ['page-unreachable', '', () => site.answer('/', answerWith.error)],
  ['page-foreign', '', () => site.answer('/', answerWith.html)],
  ['registry-missing', '', () => site.answer('/registry.json', answerWith.missing)],
  ['registry-damaged', '', () => site.answer('/registry.json', answerText('{'))],
  [
    'registry-damaged',
    '',
    () => site.registry(({ remotes }) => void Object.assign(remotes[blog]!, { routes: '/blog' })),
  ],
  [
    'page-registry-damaged',
    '',
    () => site.html((html) => html.replace('id="remote-registry">{', 'id="remote-registry">')),
  ],
  [
    'page-registry-damaged',
    '',
    () => site.html((html) => html.replace(/("remote-registry">.*?"remotes":{)/s, '$1"tours-app":null,')),
  ],
  ['page-outdated', '', () => site.registry(({ remotes }) => void (remotes['public-site']!.version = '9.0.0'))],
  ['page-outdated', '', () => site.registry(({ remotes }) => void (remotes[blog]!.routes = ['/news']))],
  ['page-outdated', '', () => site.blogHtml((html) => html.replaceAll(/"version":"/g, '"version":"0'))],
  ['unregistered', blog, () => site.allRegistries(({ remotes }) => void delete remotes[blog])],
  ['unregistered', blog, () => site.registry(({ remotes }) => void (remotes[blog]!.entry = 'https://:'))],
  ['shell-manifest-missing', '', () => site.answer('/shell/', answerWith.missing)],
  ['shell-manifest-missing', '', () => site.answer('/shell/', answerText('{}'))],
  ['shell-manifest-missing', '', () => site.shell((manifest) => void Object.assign(manifest, { pageContracts: 1 }))],
  ['manifest-missing', blog, () => site.answer(manifestOf(blog), answerWith.missing)],
  ['manifest-missing', blog, () => site.answer(manifestOf(blog), answerText('{}'))],
  ['manifest-missing', blog, () => site.remote(blog, ({ requires }) => void Object.assign(requires, { react: null }))],
  [
    'manifest-missing',
    blog,
    () => site.remote(blog, ({ requires }) => void Object.assign(requires, { constructor: requires.react })),
  ],
  ['container-duplicate', blog, () => site.registry(({ remotes }) => void (remotes[blog]!.container = 'admin_app'))],
  ['clock-ahead', '', () => site.registry((registry) => void (registry.publishedAt = '2126-01-01T00:00:00Z'))],
  ['clock-differs', '', () => site.header(/^\/$/, 'date', 'Sat, 01 Jan 2000 00:00:00 GMT')],
  [
    'origin-not-allowed',
    blog,
    () => {
      moveBlog();
      site.header(/^\/r\/blog-app/, 'access-control-allow-origin', '*');
    },
  ],
  [
    'origin-without-cors',
    blog,
    () => {
      const origin = moveBlog();
      site.html((html) => html.replace('connect-src ', `connect-src ${origin} `));
    },
  ],
];

const tooLarge: Seed[] = [
  ['registry-damaged', '', () => site.answer('/registry.json', answerInflated('application/json'))],
  ['registry-damaged', '', () => site.answer('/registry.json', answerEndlessly)],
  ['link-missing', '', () => site.answer('/images/portrait.svg', answerInflated('image/svg+xml'))],
  ['manifest-missing', blog, () => site.answer(manifestOf(blog), answerInflated('application/json'))],
  ['entry-changed', blog, () => site.answer(site.entryOf(blog), answerInflated('text/javascript'))],
];

describe('FD3 the doctor', () => {
  test('finds no fault in a healthy site, and lists every remote', async () => {
    const { status, output } = await doctor();
    expect(output).toContain('✓ No faults.');
    expect(output).toMatch(
      /blog-app \d.*\n {2}entry .*\n {2}integrity .*\n {2}contract {3}1 \(shell: 1\)\n.*\n {2}shares .*react \^19/,
    );
    expect(status).toBe(0);
  });

  test('finds no fault in a site that was built without a backend, and so publishes no rows', async () => {
    const { address } = await serveSite(builtSite);
    expect(await doctor(address)).toMatchObject({ output: expect.stringContaining('✓ No faults.'), status: 0 });
  });

  test('requests as few files at a time as a browser, so it does not make a host slow itself', async () => {
    const serve = folderHandler(builtSite);
    let open = 0;
    let most = 0;
    const server = http.createServer((request, response) => {
      most = Math.max(most, ++open);
      response.once('close', () => (open -= 1));
      serve(request, response);
    });
    await examine(`http://localhost:${await listenOnFreePort(server)}/`);
    await closeServer(server);
    expect(most).toBeLessThanOrEqual(6);
  });

  test.each([...fileFaults, ...otherFaults])('reports %s (%s) and no other fault', async (code, remote, seed) => {
    seed();
    const { faults } = await examine(site.address, { patience: 3000 });
    expect(faults.map((fault) => [fault.code, fault.remote ?? ''])).toEqual([[code, remote]]);
    expect([faults[0]!.cause, faults[0]!.remedy]).toEqual([
      expect.not.stringContaining('{'),
      expect.stringMatching(/\.$/),
    ]);
  });

  test.each(tooLarge)('reports %s (%s) and no other fault if a file is too large', async (code, remote, seed) => {
    seed();
    const { faults } = await examine(site.address, { patience: 30_000 });
    expect(faults.map((fault) => [fault.code, fault.remote ?? ''])).toEqual([[code, remote]]);
  });

  test('checks and prints no more than 20 of many dead links, and still the files of every remote', async () => {
    const links = Array.from({ length: 500 }, (_, index) => `<a href="/blog/gone-${index}/"></a>`).join('');
    site.blogHtml((html) => html.replace('</body>', `${links}</body>`));
    site.answer(site.entryOf(blog), answerWith.missing);
    let requests = 0;
    site.answer('/blog/gone-', (response) => {
      requests += 1;
      response.writeHead(404).end();
    });
    const { status, output } = await doctor();
    expect(requests).toBe(20);
    expect(output.match(/\[link-missing\]/g)).toHaveLength(20);
    expect(output).toContain('[entry-missing]');
    expect(output).toMatch(/^480 more files were not checked: too many failed\.$/m);
    expect([status, output]).toEqual([1, expect.stringContaining('21 faults.')]);
  });

  test('requests a link preview from the site, with its query, even if its path looks like another host', async () => {
    const picture = '//other.example/shared.png?size=2&amp;crop=1';
    site.html((html) => html.replace('</head>', `${sharedPage.replace('/gone.png', picture)}</head>`));
    const requested: unknown[] = [];
    site.answer('/shared.png', (response) => {
      requested.push(response.req.url);
      response.setHeader('content-type', 'image/png').end('a picture');
    });
    await examine(site.address);
    expect(requested).toEqual(['//other.example/shared.png?size=2&crop=1']);
  });

  test('prints nothing from a site that would control the terminal', async () => {
    site.allRegistries(({ remotes }) => void (remotes['public-site']!.version = '9.0.0\u001B[2J\u009B31m\r'));
    const { output } = await doctor();
    expect(output).toContain('public-site 9.0.0�[2J�31m�');
    expect(output).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('says that the age is unknown if the registry has no valid date', async () => {
    site.registry((registry) => void (registry.publishedAt = 'soon'));
    expect((await doctor()).output).toMatch(/^registry: revision \d+, of unknown age$/m);
  });

  test('prints the fault, its cause and its remedy in one line, and fails', async () => {
    site.registry(({ remotes }) => void (remotes['public-site']!.version = '9.0.0'));
    const { status, output } = await doctor();
    expect(output).toMatch(
      /✗ site \[page-outdated\] The registry in index\.html differs from registry\.json.*\. Upload index\.html/,
    );
    expect(output).toMatch(/^1 fault\.$/m);
    expect(status).toBe(1);
  });
});

const doctor = (address = site.address) => runScript('publishing/doctor/doctor.ts', [address]);
