// `npm run budgets`: what is built against what was agreed. Exact, so it can stop a change.
import { firstViewSizes, overdrawn, remoteSizes } from './budgets.mjs';
import { builtRemote, builtShell, remoteNames } from './site-folder.mjs';

const remotes = remoteNames.map((name) => builtRemote(name));
const sizes = [...firstViewSizes(builtShell(), remotes), ...remotes.flatMap(remoteSizes)];
for (const { what, bytes, budget } of sizes) {
  console.log(`${what.padEnd(32)} ${String(bytes).padStart(7)} of ${budget} bytes after gzip`);
}
const problems = sizes.flatMap(overdrawn);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length ? 1 : 0;
