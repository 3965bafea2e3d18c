// `npm run check`: all checks that do not run the product. Steps are independent, so all of them run and print their
// findings; the exit code is 1 if any failed.
import { execFile } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot, runTypeScript } from '../files.mjs';
import { readArguments } from '../read-arguments.mjs';

/** @typedef {{ name: string, command: [program: string, ...args: string[]] }} Step */

/** @type {Step[]} */
const steps = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of scripts', command: ['tsc', '-p', 'tsconfig.node.json'] },
  { name: 'types of functions', command: ['tsc', '-p', 'supabase/functions/tsconfig.json'] },
  { name: 'lint', command: ['oxlint', '-c', 'config/lint/oxlint.config.mjs', '--type-aware', '--quiet'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'unused code', command: ['knip', '--config', 'config/check/knip.json', '--no-progress'] },
  { name: 'duplicates', command: ['jscpd', '--config', 'config/check/jscpd.json', '.'] },
  { name: 'settings', command: ['npm', 'run', '--silent', 'generate:settings', '--', '--check'] },
  { name: 'database types', command: ['npm', 'run', '--silent', 'generate:types', '--', '--check'] },
  { name: 'schemas', command: ['node', ...runTypeScript, 'local-stack/check-schemas.ts'] },
  { name: 'migrations', command: ['squawk', '--config', 'config/check/squawk.toml', 'supabase/migrations/*.sql'] },
  { name: 'raw values', command: ['node', 'config/check/raw-values.mjs'] },
  { name: 'contrast', command: ['node', 'config/check/contrast.mjs'] },
  { name: 'English', command: ['node', 'config/check/english.mjs'] },
  { name: 'sizes of components', command: ['node', 'config/check/sizes.mjs'] },
  { name: 'budgets', command: ['npm', 'run', '--silent', 'budgets'] },
];

const env = {
  ...process.env,
  PATH: `${path.join(projectRoot, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
};

/**
 * @param {Step} step
 * @returns {Promise<boolean>}
 */
async function run({ name, command: [program, ...args] }) {
  const started = performance.now();
  const running = promisify(execFile)(program, args, { cwd: projectRoot, env, maxBuffer: Infinity });
  const failure = await running.then(
    () => undefined,
    (error) => error,
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${failure ? '✗' : '✓'} ${name} (${seconds} s)`);
  if (failure) console.log((failure.stdout + failure.stderr || failure.message).trimEnd().replace(/^/gm, '    '));
  return !failure;
}

const only = readArguments('npm run check -- [<step> …]', {}, Infinity).positionals;
const names = steps.map(({ name }) => name);
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: choose from ${names.join(', ')}.`);
  process.exit(1);
}
const queue = steps.filter((step) => only.length === 0 || only.includes(step.name));
/** @type {boolean[]} */
const results = [];
await Promise.all(
  Array.from({ length: Math.min(2, os.availableParallelism()) }, async () => {
    for (let step = queue.shift(); step; step = queue.shift()) results.push(await run(step));
  }),
);
process.exitCode = results.every(Boolean) ? 0 : 1;
