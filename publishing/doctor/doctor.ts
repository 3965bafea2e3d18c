// `npm run federation:doctor -- https://coach.example`: checks a deployed or local composition; exit code 1 if it has faults.
import { readArguments } from 'config/read-arguments';
import { printable, runCommand, UserError } from 'config/run-command';
import { siteAddress } from '../command-line.ts';
import { understoodContracts } from '../gate.ts';
import { examine } from './examine.ts';
import type { Observation, ObservedRemote } from './observe.ts';

await runCommand(async () => {
  const usage = 'npm run federation:doctor -- <address>';
  const [given] = readArguments(usage, {}, 1).positionals;
  if (!given) throw new UserError(`Which site? ${usage}`);
  // A site's files are at the root of its host.
  const address = new URL('/', siteAddress(given)).href;
  const { site, faults } = await examine(address);
  const print = (text: string) => console.log(printable(text));
  print(`${address}\nregistry: ${describeRegistry(site)}\nshell: ${site.pageRegistry?.shell ?? '?'}`);
  for (const remote of site.remotes) print(describe(site, remote));
  for (const { code, remote, version, cause, remedy } of faults) {
    print(`✗ ${[remote ?? 'site', version].filter(Boolean).join(' ')} [${code}] ${cause} ${remedy}`);
  }
  const { length: unchecked } = site.unchecked;
  if (unchecked)
    print(`${unchecked} more ${unchecked === 1 ? 'file was' : 'files were'} not checked: too many failed.`);
  console.log(faults.length ? `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}.` : '✓ No faults.');
  process.exitCode = faults.length ? 1 : 0;
});

function describeRegistry({ registry, observedAt }: Observation) {
  if (!registry) return 'unreadable';
  const minutes = Math.round((observedAt - Date.parse(registry.publishedAt)) / 60_000);
  return `revision ${registry.revision}, ${Number.isNaN(minutes) ? 'of unknown age' : `${minutes} min old`}`;
}

function describe({ address: page, shell }: Observation, { name, entry, address, manifest, files }: ObservedRemote) {
  if (!entry) return `${name}: not registered`;
  const isForeign = new URL(address).origin !== new URL(page).origin;
  const bytes = Object.values(files).reduce((sum, { body }) => sum + body.length, 0);
  const libraries = Object.entries(manifest?.requires ?? {}).map(
    ([key, { version }]) => `${key} ${version} (shell: ${shell?.provides[key]?.version ?? 'none'})`,
  );
  const understood = shell ? understoodContracts(shell, { name, page: entry.page }) : [];
  return [
    `${name} ${entry.version}`,
    `  entry      ${isForeign ? address : new URL(address).pathname}${isForeign ? ' (foreign origin)' : ''}`,
    `  integrity  ${entry.integrity || 'none'}`,
    `  contract   ${entry.contract} (shell: ${understood.join(', ') || 'none'})`,
    `  files      ${Object.keys(files).length} scripts, ${bytes} bytes`,
    `  shares     ${libraries.join(', ')}`,
  ].join('\n');
}
