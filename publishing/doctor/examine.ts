import { createRequire } from 'node:module';
import { observe } from './observe.ts';
import { remoteFindings, type Finding } from './remote-checks.ts';
import { siteFindings } from './site-checks.ts';

type Fault = Finding & { cause: string; remedy: string };
type Sentences = { cause: string; remedy: string };

const catalog: Record<'remote' | 'file' | 'site', Record<string, Sentences>> = createRequire(import.meta.url)(
  'domain/federation-faults.json',
);

/**
 * Checks a composed page as its visitors receive it.
 *
 * @param options `patience`: milliseconds that an answer may take
 */
export async function examine(address: string, { patience = 4000 }: { patience?: number } = {}) {
  const site = await observe(address, patience);
  const findings = [...siteFindings(site), ...site.remotes.flatMap((remote) => remoteFindings(site, remote))];
  return { site, faults: findings.map(explain) };
}

function explain(finding: Finding): Fault {
  const [, problem = ''] = /^(?:entry|chunk|shell)-(\w+)$/.exec(finding.code) ?? [];
  const sentences = catalog.remote[finding.code] ?? catalog.site[finding.code] ?? catalog.file[problem];
  if (!sentences) throw new Error(`The catalog of faults does not list ${finding.code}.`);
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key) => finding[key as keyof Finding] ?? 'it');
  return { ...finding, cause: fill(sentences.cause), remedy: fill(sentences.remedy) };
}
