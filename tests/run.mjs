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

/** Suites that only look at what was built share the workers: none waits for the last file of the one before. */
const rounds = [
  ['unit'],
  ['architecture'],
  ['backend'],
  ['stack'],
  ['federation', 'static', 'embed'],
  ['journeys'],
  ['storybook'],
];

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [environment]
 * @returns {Promise<number>}
 */
function run(program, args, environment) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const jestArguments = process.argv.slice(2).filter((argument) => !(argument in suites));
const named = process.argv.slice(2).filter((argument) => argument in suites);
const workers = jestArguments.some((argument) => /^(-i|--runInBand|-w|--maxWorkers.*)$/.test(argument))
  ? []
  : ['--maxWorkers', String(Math.min(4, os.availableParallelism()))];
const started = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const done = new Set();
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-tests-'));

for (const round of rounds) {
  const wanted = round.filter((suite) => named.length === 0 || named.includes(suite));
  if (wanted.length === 0) continue;
  const name = wanted.join(', ');
  const projects = wanted.flatMap((suite) => suites[suite]?.projects ?? []);
  const present = projects.filter((project) => fs.existsSync(path.join(root, project, 'jest.config.mjs')));
  console.log(`\n── ${name} ──`);
  const before = new Set(wanted.flatMap((suite) => suites[suite]?.before ?? []));
  for (const script of [...before].filter((step) => !done.has(step))) {
    done.add(script);
    if ((await run('npm', ['run', '--silent', script])) !== 0) {
      console.error(`npm run ${script} failed, so ${name} could not run.`);
      total.failed += 1;
    }
  }
  const output = path.join(scratch, `${wanted.join('-')}.json`);
  const jest = [path.join(root, 'node_modules/jest/bin/jest.js'), '--projects', ...present];
  const report = ['--json', '--outputFile', output];
  // Not for what is built before: the book is tested as designers get it, with React as it is published.
  const code = await run(process.execPath, [...jest, ...report, ...workers, ...jestArguments], { NODE_ENV: 'test' });
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
