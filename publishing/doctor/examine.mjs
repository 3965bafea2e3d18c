import { createRequire } from 'node:module';
import { observe } from './observe.mjs';
import { remoteFindings } from './remote-checks.mjs';
import { siteFindings } from './site-checks.mjs';

/**
 * @typedef {import('./remote-checks.mjs').Finding} Finding
 * @typedef {Finding & { cause: string, remedy: string }} Fault
 * @typedef {{ cause: string, remedy: string }} Sentences
 */

/** @type {Record<'remote' | 'file' | 'site', Record<string, Sentences>>} */
const catalog = createRequire(import.meta.url)('domain/federation-faults.json');

/**
 * Checks a composed page as its visitors receive it.
 *
 * @param {string} address
 * @param {{ patience?: number }} [options] `patience`: milliseconds that an answer may take
 */
export async function examine(address, { patience = 4000 } = {}) {
  const site = await observe(address, patience);
  const findings = [...siteFindings(site), ...site.remotes.flatMap((remote) => remoteFindings(site, remote))];
  return { site, faults: findings.map(explain) };
}

/**
 * @param {Finding} finding
 * @returns {Fault}
 */
function explain(finding) {
  const [, problem = ''] = /^(?:entry|chunk|shell)-(\w+)$/.exec(finding.code) ?? [];
  const sentences = catalog.remote[finding.code] ?? catalog.site[finding.code] ?? catalog.file[problem];
  if (!sentences) throw new Error(`The catalog of faults does not list ${finding.code}.`);
  const fill = (/** @type {string} */ text) =>
    text.replace(/\{(\w+)\}/g, (_, key) => finding[/** @type {keyof Finding} */ (key)] ?? 'it');
  return { ...finding, cause: fill(sentences.cause), remedy: fill(sentences.remedy) };
}
