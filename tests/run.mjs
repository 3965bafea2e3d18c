// `npm test`: every test of the project, in an order that tells about the cheapest failure first.
// `npm test -- unit journeys` runs the named suites only; `npm test -- journeys --t "B10"` passes the rest on to jest.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const packages = ['shared-ui', 'data-client', 'shell', 'public-site', 'booking-widget', 'blog-app', 'admin-app'];

/** @typedef {{ projects: string[], before?: string[] }} Suite */

/** @type {Record<string, Suite>} */
const suites = {
  unit: { projects: packages },
  architecture: { projects: ['tests/architecture'] },
  backend: { projects: ['tests/backend'] },
  stack: { projects: ['tests/stack'], before: ['build:all'] },
  federation: { projects: ['tests/federation'], before: ['build:all'] },
  static: { projects: ['tests/static'], before: ['build:all'] },
  embed: { projects: ['tests/embed'], before: ['build:all'] },
  journeys: { projects: ['tests/journeys'], before: ['build:all'] },
  storybook: { projects: ['tests/storybook'], before: ['build:storybook'] },
};

/**
 * Suites of a round share the workers: none waits for the last file of the one before. The stack puts a site of its own
 * together, so what looks at the site comes after it.
 */
const rounds = [
  ['unit'],
  ['architecture'],
  ['backend', 'stack'],
  ['federation', 'static', 'embed'],
  ['journeys'],
  ['storybook'],
];

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
function run(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * What it says is told when it is through, so that it does not run into what tests say meanwhile.
 *
 * @param {string} script
 */
async function build(script) {
  const log = path.join(scratch, `${script.replace(':', '-')}.log`);
  const file = fs.openSync(log, 'w');
  const code = await run('npm', ['run', '--silent', script], { stdio: ['ignore', file, file] });
  fs.closeSync(file);
  console.log(fs.readFileSync(log, 'utf8'));
  if (code !== 0) console.error(`npm run ${script} failed.`);
  return code === 0;
}

/**
 * Builds one after the other, beside the suites that need none of them: a build keeps one processor busy, and no more.
 *
 * @param {string[]} scripts
 * @returns {Map<string, Promise<boolean>>} whether each succeeded
 */
function startBuilds(scripts) {
  let last = Promise.resolve(true);
  return new Map(scripts.map((script) => [script, (last = last.then(() => build(script)))]));
}

const jestArguments = process.argv.slice(2).filter((argument) => !(argument in suites));
const named = process.argv.slice(2).filter((argument) => argument in suites);
const workers = jestArguments.some((argument) => /^(-i|--runInBand|-w|--maxWorkers.*)$/.test(argument))
  ? []
  : ['--maxWorkers', String(Math.min(4, os.availableParallelism()))];
const started = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-tests-'));

/** @param {string[]} wanted */
const buildsFor = (wanted) => [...new Set(wanted.flatMap((suite) => suites[suite]?.before ?? []))];
const asked = rounds.map((round) => round.filter((suite) => named.length === 0 || named.includes(suite)));
const builds = startBuilds(buildsFor(asked.flat()));

for (const wanted of asked) {
  if (wanted.length === 0) continue;
  const name = wanted.join(', ');
  const projects = wanted.flatMap((suite) => suites[suite]?.projects ?? []);
  const present = projects.filter((project) => fs.existsSync(path.join(root, project, 'jest.config.mjs')));
  console.log(`\n── ${name} ──`);
  for (const script of buildsFor(wanted)) {
    if (await builds.get(script)) continue;
    console.error(`npm run ${script} failed, so ${name} could not run.`);
    total.failed += 1;
  }
  const output = path.join(scratch, `${wanted.join('-')}.json`);
  const jest = [path.join(root, 'node_modules/jest/bin/jest.js'), '--projects', ...present];
  const report = ['--json', '--outputFile', output];
  // Not for what is built before: the book is tested as designers get it, with React as it is published.
  const env = { ...process.env, NODE_ENV: 'test' };
  const code = await run(process.execPath, [...jest, ...report, ...workers, ...jestArguments], { env });
  const result = fs.existsSync(output) ? JSON.parse(fs.readFileSync(output, 'utf8')) : null;
  total.passed += result?.numPassedTests ?? 0;
  total.skipped += result?.numPendingTests ?? 0;
  // A suite that could not even start counts as one failure, so that it can never look like "no tests".
  total.failed += (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0);
  if (code !== 0 && !result?.numFailedTests && !result?.numRuntimeErrorTestSuites) total.failed += 1;
}

fs.rmSync(scratch, { recursive: true, force: true });
console.log(`\nAll of it took ${Math.round((Date.now() - started) / 1000)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed ? 1 : 0;
