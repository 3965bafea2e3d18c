// `npm run budgets`: compares the sizes of the build with its budgets; exit code 1 if one is exceeded.
import { readArguments } from 'config/read-arguments';
import { remoteNames } from 'config/remotes';
import { runFirst } from 'config/run-command';
import { firstViewSizes, budgetProblems, remoteSizes } from './budgets.ts';
import { builtRemote, builtShell } from './built-packages.ts';

readArguments('npm run budgets', {});
runFirst('build');
const remotes = remoteNames.map((name) => builtRemote(name));
const sizes = [...firstViewSizes(builtShell(), remotes), ...remotes.flatMap(remoteSizes)];
for (const { what, bytes, budget } of sizes) {
  console.log(`${what.padEnd(32)} ${String(bytes).padStart(7)} of ${budget} bytes after gzip`);
}
const problems = sizes.flatMap(budgetProblems);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length ? 1 : 0;
