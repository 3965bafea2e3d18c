import { isDeepStrictEqual } from 'node:util';
import { isMeasured, sourceHash } from '../content-security.ts';
import { parseJson } from '../published-files.ts';
import { outlineOf, type Registry } from '../registry.ts';
import { block, isOutline, shellScripts, type Answer, type Observation, type PageRegistry } from './observe.ts';
import { fileProblem, type Finding } from './remote-checks.ts';

const clockToleranceMs = 5 * 60_000;

export function siteFindings(site: Observation): Finding[] {
  if (site.page.status !== 200 || site.page.type !== 'text/html') return [{ code: 'page-unreachable' }];
  if (block(site.html, 'remote-registry') === '') return [{ code: 'page-foreign' }];
  return [
    ...registryFindings(site),
    ...shellFindings(site),
    ...linkFindings(site),
    ...policyFindings(site),
    ...headerFindings(site),
    ...cacheFindings(site),
    ...wrongAddressFindings(site),
    ...clockFindings(site),
  ];
}

function registryFindings({ registryAnswer, registry, pageRegistry, blogRegistry, shell }: Observation) {
  const findings = [];
  if (registryAnswer.status !== 200) findings.push({ code: 'registry-missing' });
  else if (!registry) findings.push({ code: 'registry-damaged' });
  if (!pageRegistry) findings.push({ code: 'page-registry-damaged' });
  else if (registry && isOutdated(pageRegistry, registry)) findings.push({ code: 'page-outdated', file: 'index.html' });
  else if (registry && blogRegistry && isOutdated(blogRegistry, registry))
    findings.push({ code: 'page-outdated', file: 'blog/index.html' });
  if (!shell) findings.push({ code: 'shell-manifest-missing' });
  return findings;
}

function isOutdated({ shell, remotes }: PageRegistry, registry: Registry) {
  const shown = Object.entries(registry.remotes).map(([name, entry]) => [
    name,
    isOutline(remotes[name]) ? outlineOf(entry) : entry.version,
  ]);
  const inPage = Object.entries(remotes).map(([name, remote]) => [name, 'entry' in remote ? remote.version : remote]);
  return !isDeepStrictEqual([shell, Object.fromEntries(inPage)], [registry.shell, Object.fromEntries(shown)]);
}

function shellFindings({ html, shell, shellFiles }: Observation) {
  return shellScripts(html).flatMap(({ src, integrity }) => {
    const file = src.replace(/^\//, '');
    const answer = shellFiles[src];
    const problem = answer && fileProblem(answer, integrity || shell?.files[file]?.integrity);
    return [
      ...(problem ? [{ code: `shell-${problem}`, file }] : []),
      ...(integrity ? [] : [{ code: 'shell-integrity-missing', file }]),
    ];
  });
}

function linkFindings({ linkedFiles, published }: Observation) {
  const isMissing = (file: string, { status, type, failure }: Answer) => {
    const isPage = !/\.\w+$/.test(file);
    // Other pages exist once the site has published its articles.
    if (isPage && !published) return false;
    return failure !== undefined || status >= 400 || (type === 'text/html' && !isPage);
  };
  return Object.entries(linkedFiles).flatMap(([file, answer]) =>
    isMissing(file, answer) ? [{ code: 'link-missing', file: file.slice(1) }] : [],
  );
}

function policyFindings({ html }: Observation) {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  if (!policy) return [{ code: 'policy-missing' }];
  const directive = (name: string) => (new RegExp(`${name} ([^;]*)`).exec(policy)?.[1] ?? '').split(' ');
  const allowed = directive('script-src');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => sourceHash(code));
  const scripts = [
    ...shellScripts(html).map(({ src, integrity }) => ({ file: src.slice(1), hash: integrity && `'${integrity}'` })),
    ...inline.map((hash) => ({ file: 'the script in the page', hash })),
  ];
  const backend = parseJson(block(html, 'site-config'))?.supabaseUrl;
  return [
    ...scripts.flatMap(({ file, hash }) => (hash && !allowed.includes(hash) ? [{ code: 'policy-script', file }] : [])),
    ...(backend && !(URL.canParse(backend) && directive('connect-src').includes(new URL(backend).origin))
      ? [{ code: 'policy-backend', detail: backend }]
      : []),
    ...(policy.includes("require-trusted-types-for 'script'") ? [] : [{ code: 'policy-trusted-types' }]),
  ];
}

function headerFindings({ page: { headers }, published }: Observation) {
  const needsIntegrity = published?.settings && !isMeasured(published.settings);
  return [
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : [{ code: 'sniffing-allowed' }]),
    ...(headers.get('content-security-policy')?.includes('frame-ancestors') ? [] : [{ code: 'framing-allowed' }]),
    ...(needsIntegrity && !headers.has('integrity-policy') ? [{ code: 'integrity-policy-missing' }] : []),
  ];
}

function cacheFindings({ page, registryAnswer, shellFiles, remotes }: Observation) {
  const isRevalidated = (headers: Headers) => /no-cache|no-store|max-age=0/.test(headers.get('cache-control') ?? '');
  const files: Record<string, Answer> = {
    ...shellFiles,
    ...Object.assign({}, ...remotes.map((remote) => remote.files)),
  };
  const isHashed = (file: string) => /[.-][0-9a-f]{8,}\.js$/.test(file);
  const uncached = Object.entries(files).find(
    ([file, { status, headers }]) =>
      status === 200 && isHashed(file) && !/max-age=\d{7,}/.test(headers.get('cache-control') ?? ''),
  );
  return [
    ...(isRevalidated(page.headers) ? [] : [{ code: 'page-cached' }]),
    ...(registryAnswer.status !== 200 || isRevalidated(registryAnswer.headers) ? [] : [{ code: 'registry-cached' }]),
    ...(uncached ? [{ code: 'file-not-cached', file: uncached[0].replace(/^\//, '') }] : []),
  ];
}

function wrongAddressFindings({ wrongAddress: { status, body }, published }: Observation) {
  if (status !== 404)
    return [{ code: 'wrong-address-answered', detail: status ? `the status ${status}` : 'no response' }];
  // Publishing writes `published.json` and `404.html` together.
  const isOurs = block(body.toString(), 'site-config') !== '';
  return published && !isOurs ? [{ code: 'not-found-page-missing' }] : [];
}

function clockFindings({ registry, page, observedAt }: Observation) {
  const hostTime = Date.parse(page.headers.get('date') ?? '');
  const difference = Math.abs(hostTime - observedAt);
  const publishedAt = registry?.publishedAt ?? '';
  const isAhead = Date.parse(publishedAt) > observedAt + clockToleranceMs;
  return [
    ...(isAhead ? [{ code: 'clock-ahead', detail: publishedAt }] : []),
    ...(difference > clockToleranceMs
      ? [{ code: 'clock-differs', detail: `${Math.round(difference / 60_000)} minutes` }]
      : []),
  ];
}
