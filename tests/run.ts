// `npm test`: every test of the project, the cheapest failures first.
// `npm test -- unit journeys` runs the named suites only, `-t "B10"` the tests with that name, `-w 1` one file at a time.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../config/files.mjs';
import { readArguments } from '../config/read-arguments.mjs';
import { remoteNames } from '../config/remotes.mjs';
import { failedInJest, failedInPlaywright, readReport } from './read-reports.ts';
import { run, runAside } from './run-program.ts';

const packages = ['domain', 'shared-ui', 'data-client', 'shell', ...remoteNames];

/** `projects` are folders with a jest or Playwright configuration; `before` are the npm scripts that build what they need. */
type Suite = { projects: string[]; before?: string[] };
type Count = { passed: number; failed: number; skipped: number; failures?: string[] };

const suites: Record<string, Suite> = {
  unit: { projects: [...packages, 'supabase'] },
  architecture: { projects: ['tests/architecture'] },
  database: { projects: ['tests/database'] },
  backend: { projects: ['tests/backend'] },
  stack: { projects: ['tests/stack'], before: ['build:all'] },
  federation: { projects: ['tests/federation'], before: ['build:all'] },
  static: { projects: ['tests/static'], before: ['build:all'] },
  embed: { projects: ['tests/embed'], before: ['build:all'] },
  journeys: { projects: ['tests/journeys'], before: ['build:all'] },
  storybook: { projects: ['tests/storybook'], before: ['build:storybook'] },
};

/**
 * The suites of a round share the workers, so none waits for the last file of another. The stack assembles its own site,
 * so the suites that read the site come later. Journeys often wait for pages, and the Storybook keeps a processor busy.
 * The slowest suite is the first of its round: jest gives all of them the time limit of the first.
 */
const rounds = [
  ['unit'],
  ['stack', 'backend', 'database', 'architecture'],
  ['federation', 'static', 'embed'],
  ['journeys', 'storybook'],
];

const compileOnce = `--import ${new URL('compile-once.mjs', import.meta.url)}`;
const testEnvironment = {
  ...process.env,
  NODE_OPTIONS: [process.env.NODE_OPTIONS, compileOnce].filter(Boolean).join(' '),
};

async function build(script: string) {
  const code = await runAside('npm', ['run', '--silent', script]);
  if (code !== 0) console.error(`npm run ${script} failed.`);
  return code === 0;
}

/**
 * Builds in sequence, while suites that need no build run: a build keeps only one processor busy.
 *
 * @returns whether each succeeded
 */
function startBuilds(scripts: string[]): Map<string, Promise<boolean>> {
  let last = Promise.resolve(true);
  return new Map(scripts.map((script) => [script, (last = last.then(() => build(script)))]));
}

const { values: options, positionals: named } = readArguments(
  'npm test -- [<suite> …] [-t <name>] [-w <workers>]',
  { testNamePattern: { type: 'string', short: 't' }, maxWorkers: { type: 'string', short: 'w' } },
  Infinity,
);
const unknown = named.filter((suite) => !Object.hasOwn(suites, suite));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}: choose from ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}
const started = Date.now();
const total: Required<Count> = { passed: 0, failed: 0, skipped: 0, failures: [] };
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-tests-'));

/** Runs all jest projects of a round at once. */
async function runJest(projects: string[]): Promise<Count> {
  const output = path.join(scratch, 'jest.json');
  const program = path.join(projectRoot, 'node_modules/jest/bin/jest.js');
  // Component tests often wait for timers, so more workers than processors finish sooner.
  const args = ['--projects', ...projects, '--maxWorkers', options.maxWorkers ?? '4', '--json', '--outputFile', output];
  if (options.testNamePattern) args.push('-t', options.testNamePattern);
  // Builds run without it: Storybook is tested as it is published, with React's production build.
  const code = await run(process.execPath, [program, ...args], { env: { ...testEnvironment, NODE_ENV: 'test' } });
  const { numPassedTests: passed, numPendingTests: skipped, testResults = [], ...result } = readReport(output) ?? {};
  const failed = (result.numFailedTests ?? 0) + (result.numRuntimeErrorTestSuites ?? 0);
  return { ...count(code, passed, failed, skipped), failures: failedInJest(testResults) };
}

/** @param index how many suites run beside it that print their output first */
async function runPlaywright(project: string, index: number = 0): Promise<Count> {
  const output = path.join(scratch, `playwright-${index}.json`);
  const program = path.join(projectRoot, 'node_modules/@playwright/test/cli.js');
  const workers = options.maxWorkers ?? String(Math.ceil(Math.min(4, os.availableParallelism()) / (index + 1)));
  const filter = options.testNamePattern ? ['--grep', options.testNamePattern, '--pass-with-no-tests'] : [];
  const args = [program, 'test', ...filter, '--workers', workers, '--config', project];
  const env = { ...testEnvironment, PLAYWRIGHT_JSON_OUTPUT_FILE: output };
  const code = await (index === 0 ? run : runAside)(process.execPath, args, { env });
  const { stats = {}, errors = [], suites: groups = [] } = readReport(output) ?? {};
  const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0) + errors.length;
  return { ...count(code, stats.expected, failed, stats.skipped), failures: failedInPlaywright(groups) };
}

/**
 * A runner that fails without a failed test counts as one failure, so that it never looks like "no tests".
 *
 * @param code of the runner's process
 */
function count(code: number, passed = 0, failed = 0, skipped = 0): Count {
  return { passed, failed: code !== 0 ? Math.max(1, failed) : failed, skipped };
}

const secondsSince = (time: number) => Math.round((Date.now() - time) / 1000);

const buildsFor = (wanted: string[]) => [...new Set(wanted.flatMap((suite) => suites[suite]?.before ?? []))];
const asked = rounds.map((round) => round.filter((suite) => named.length === 0 || named.includes(suite)));
const builds = startBuilds(buildsFor(asked.flat()));

for (const wanted of asked) {
  if (wanted.length === 0) continue;
  const name = wanted.join(', ');
  console.log(`\n── ${name} (after ${secondsSince(started)} s) ──`);
  for (const script of buildsFor(wanted)) {
    if (await builds.get(script)) continue;
    console.error(`npm run ${script} failed, so ${name} could not run.`);
    total.failed += 1;
  }
  const projects = wanted.flatMap((suite) => suites[suite]?.projects ?? []);
  const has = (file: string) => (project: string) => fs.existsSync(path.join(projectRoot, project, file));
  const forJest = projects.filter(has('jest.config.mjs'));
  const counts = forJest.length > 0 ? [await runJest(forJest)] : [];
  const inBrowser = projects.filter(has('playwright.config.mjs'));
  if (options.maxWorkers) for (const project of inBrowser) counts.push(await runPlaywright(project));
  else counts.push(...(await Promise.all(inBrowser.map((project, index) => runPlaywright(project, index)))));
  for (const { passed, failed, skipped, failures = [] } of counts) {
    total.failures.push(...failures);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
}

fs.rmSync(scratch, { recursive: true, force: true });
if (total.failures.length > 0) console.log(`\n${total.failures.map((failure) => `failed: ${failure}`).join('\n')}`);
console.log(`\nEverything took ${secondsSince(started)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed ? 1 : 0;
