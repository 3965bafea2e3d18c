// `npm run test:holes`: plants each fault of the catalog on a copy of the project and runs the tests that should notice it.
// `npm run test:holes -- supabase/schemas/bookings.sql` takes the faults of these files only. A fault whose part of the file
// (a statement, a function) and whose tests have not changed since its last run keeps that result; `--again` repeats it.
// If a test reads the built site, the site is built first.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from '../../config/read-arguments.mjs';
import { projectRoot } from '../../config/files.mjs';
import { isInSchema, makeCopy, needsBuild, type Verdict } from './copy.ts';
import { faultyParts, read, readFaults, type Fault } from './faults.ts';

const { values: options, positionals: wanted } = readArguments(
  'npm run test:holes -- [<file> …] [--again] [-w <workers>]',
  {
    maxWorkers: { type: 'string', short: 'w', default: String(Math.min(4, os.availableParallelism())) },
    again: { type: 'boolean', default: false },
  },
  Infinity,
);
const resultsFile = path.join(projectRoot, '.cache/holes/results.json');
const started = Date.now();

const results: Record<string, Verdict> = fs.existsSync(resultsFile)
  ? JSON.parse(fs.readFileSync(resultsFile, 'utf8'))
  : {};

/** The same as long as the fault, its part of the file and its tests are the same. */
const keyOf = (fault: Fault) =>
  createHash('sha256')
    .update(JSON.stringify([fault.name, fault.only, faultyParts(fault), ...fault.tests.map(read)]))
    .digest('hex');

function record(key: string, result: Verdict) {
  results[key] = result;
  fs.mkdirSync(path.dirname(resultsFile), { recursive: true });
  fs.writeFileSync(resultsFile, JSON.stringify(results));
}

const catalog = await readFaults();
const unknown = wanted.find((file) => !catalog.some((fault) => fault.file === file));
if (unknown) {
  console.error(
    `The catalog has no fault in ${unknown}: name a file by its path in the project, as in tests/holes/catalog.`,
  );
  process.exit(1);
}
const faults = catalog
  .filter(({ file }) => wanted.length === 0 || wanted.includes(file))
  .map((fault) => ({ ...fault, key: keyOf(fault) }));
const due = faults.filter(({ key }) => options.again || !results[key]);
console.log(`${faults.length} faults, ${due.length} of them to run.`);
if (due.length > 0) await runDue();
report();

async function runDue() {
  if (due.some(needsBuild))
    execFileSync('npm', ['run', '--silent', 'build:all'], { cwd: projectRoot, stdio: 'inherit' });
  // At least two: without faults, one tries the schema files and one the migrations.
  const workers = Math.max(2, Math.min(Number(options.maxWorkers), due.length));
  const copies = await Promise.all(Array.from({ length: workers }, (_, index) => makeCopy(index + 1)));
  const halves = [due.filter(isInSchema), due.filter((fault) => !isInSchema(fault))];
  const unchanged = halves.map(async (half, index) => copies[index]?.runWithout(half));
  const soundness = Promise.all(unchanged).then(requireSound);
  const queue = [...due];
  await Promise.all(
    copies.map(async (copy, index) => {
      await unchanged[index];
      for (let fault = queue.shift(); fault; fault = queue.shift()) {
        const before = Date.now();
        const result = await copy.plant(fault);
        const line = `${result.outcome.padEnd(8)} ${fault.file}: ${fault.name} (${secondsSince(before)} s)`;
        const { key } = fault;
        // Not awaited: the next fault need not wait until the tests are known to pass without one.
        void soundness.then(() => {
          record(key, result);
          console.log(line);
        });
      }
    }),
  );
  await soundness;
}

function requireSound(unchanged: (Verdict | undefined)[]) {
  const unsound = unchanged.find((verdict) => verdict?.outcome !== 'survived');
  if (unsound) {
    console.error(`Without a fault, the tests must pass, but: ${unsound.by}`);
    process.exit(1);
  }
  console.log(`Without a fault, they all pass (${secondsSince(started)} s).`);
}

function report() {
  const ran = faults.map((fault) => ({ ...fault, ...results[fault.key] }));
  const caught = ran.filter(({ outcome }) => outcome === 'caught');
  for (const { file, name, outcome, by } of ran) {
    if (outcome === 'broken') console.log(`\nNot a fair fault: ${file}: ${name}\n${by}`);
    if (outcome === 'survived') console.log(`\nSurvived: ${file}: ${name}\n  No test notices it.`);
  }
  console.log(`\n${caught.length} of ${faults.length} faults caught in ${secondsSince(started)} s.`);
  process.exitCode = caught.length === faults.length ? 0 : 1;
}

function secondsSince(time: number) {
  return Math.round((Date.now() - time) / 1000);
}
