import { isDeepStrictEqual } from 'node:util';
import { isMeasured, sourceHash } from '../content-security.mjs';
import { outlineOf, parseJson } from '../registry.mjs';
import { block, isOutline, shellScripts } from './observe.mjs';
import { fileProblem } from './remote-checks.mjs';

/**
 * @typedef {import('./observe.mjs').Observation} Observation
 * @typedef {import('./remote-checks.mjs').Finding} Finding
 */

const clockToleranceMs = 5 * 60_000;

/**
 * @param {Observation} site
 * @returns {Finding[]}
 */
export function siteFindings(site) {
  if (site.page.status !== 200 || site.page.type !== 'text/html') return [{ code: 'page-unreachable' }];
  return [
    ...registryFindings(site),
    ...shellFindings(site),
    ...policyFindings(site),
    ...headerFindings(site),
    ...cacheFindings(site),
    ...wrongAddressFindings(site),
    ...clockFindings(site),
  ];
}

/** @param {Observation} site */
function registryFindings({ registryAnswer, registry, pageRegistry, shell }) {
  const findings = [];
  if (registryAnswer.status !== 200) findings.push({ code: 'registry-missing' });
  else if (!registry) findings.push({ code: 'registry-damaged' });
  if (!pageRegistry) findings.push({ code: 'page-registry-damaged' });
  else if (registry && isOutdated(pageRegistry, registry)) findings.push({ code: 'page-outdated' });
  if (!shell) findings.push({ code: 'shell-manifest-missing' });
  return findings;
}

/**
 * @param {any} pageRegistry
 * @param {import('../registry.mjs').Registry} registry
 */
function isOutdated(pageRegistry, registry) {
  const { shell, remotes = {} } = pageRegistry;
  const shown = Object.entries(registry.remotes).map(([name, entry]) => [
    name,
    isOutline(remotes[name]) ? outlineOf(entry) : entry.version,
  ]);
  const inPage = Object.entries(remotes).map(([name, remote]) => [name, isOutline(remote) ? remote : remote.version]);
  return !isDeepStrictEqual([shell, Object.fromEntries(inPage)], [registry.shell, Object.fromEntries(shown)]);
}

/** @param {Observation} site */
function shellFindings({ html, shell, shellFiles }) {
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

/** @param {Observation} site */
function policyFindings({ html }) {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  if (!policy) return [{ code: 'policy-missing' }];
  const directive = (/** @type {string} */ name) => (new RegExp(`${name} ([^;]*)`).exec(policy)?.[1] ?? '').split(' ');
  const allowed = directive('script-src');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => sourceHash(code));
  const scripts = [
    ...shellScripts(html).map(({ src, integrity }) => ({ file: src.slice(1), hash: integrity && `'${integrity}'` })),
    ...inline.map((hash) => ({ file: 'the script in the page', hash })),
  ];
  const backend = parseJson(block(html, 'site-config'))?.supabaseUrl;
  return [
    ...scripts.flatMap(({ file, hash }) => (hash && !allowed.includes(hash) ? [{ code: 'policy-script', file }] : [])),
    ...(backend && !directive('connect-src').includes(new URL(backend).origin)
      ? [{ code: 'policy-backend', detail: backend }]
      : []),
    ...(policy.includes("require-trusted-types-for 'script'") ? [] : [{ code: 'policy-trusted-types' }]),
  ];
}

/** @param {Observation} site */
function headerFindings({ page: { headers }, published }) {
  const needsIntegrity = published?.settings && !isMeasured(published.settings);
  return [
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : [{ code: 'sniffing-allowed' }]),
    ...(headers.get('content-security-policy')?.includes('frame-ancestors') ? [] : [{ code: 'framing-allowed' }]),
    ...(needsIntegrity && !headers.has('integrity-policy') ? [{ code: 'integrity-policy-missing' }] : []),
  ];
}

/** @param {Observation} site */
function cacheFindings({ page, registryAnswer, shellFiles, remotes }) {
  const isRevalidated = (/** @type {Headers} */ headers) =>
    /no-cache|no-store|max-age=0/.test(headers.get('cache-control') ?? '');
  const files = { ...shellFiles, ...Object.assign({}, ...remotes.map((remote) => remote.files)) };
  const isHashed = (/** @type {string} */ file) => /[.-][0-9a-f]{8,}\.js$/.test(file);
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

/** @param {Observation} site */
function wrongAddressFindings({ wrongAddress: { status, body }, published }) {
  if (status !== 404)
    return [{ code: 'wrong-address-answered', detail: status ? `the status ${status}` : 'no response' }];
  // Publishing writes `published.json` and `404.html` together.
  const isOurs = block(body.toString(), 'site-config') !== '';
  return published && !isOurs ? [{ code: 'not-found-page-missing' }] : [];
}

/** @param {Observation} site */
function clockFindings({ registry, page, observedAt }) {
  const hostTime = Date.parse(page.headers.get('date') ?? '');
  const difference = Math.abs(hostTime - observedAt);
  const isAhead = Date.parse(registry?.publishedAt) > observedAt + clockToleranceMs;
  return [
    ...(isAhead ? [{ code: 'clock-ahead', detail: registry.publishedAt }] : []),
    ...(difference > clockToleranceMs
      ? [{ code: 'clock-differs', detail: `${Math.round(difference / 60_000)} minutes` }]
      : []),
  ];
}
