import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { schemaFiles } from '../../local-stack/schemas/catalogs.ts';
import { projectRoot } from '../../config/files.mjs';
import { remoteNames } from '../../config/remotes.mjs';
import { copyProject } from '../copy-project.ts';
import { faultyText, type Fault } from './faults.ts';

/** `by`: the failed test, or what broke */
export type Verdict = { outcome: 'caught' | 'survived' | 'broken'; by: string };

const builtPackages = ['shell', ...remoteNames];
const longestMsPerFile = 5 * 60_000;
const compileOnce = `--import ${new URL('../compile-once.mjs', import.meta.url)}`;
const jest = path.join(projectRoot, 'node_modules/jest/bin/jest.js');

/**
 * Makes a copy of the project to plant faults in. While a schema file has a fault, the database is created from the schema
 * files, and otherwise from the migrations.
 */
export async function makeCopy(number: number) {
  const folder = path.join(projectRoot, `.cache/holes/copy-${number}`);
  copyProject(folder);
  linkCache(path.join(folder, '.cache'));
  for (const built of ['dist', ...builtPackages.map((name) => `${name}/dist`)])
    fs.symlinkSync(path.join(projectRoot, built), path.join(folder, built));
  const migrations = path.join(folder, 'supabase/migrations');
  const history = path.join(folder, 'supabase/history');
  fs.cpSync(migrations, history, { recursive: true });
  const [baseline = ''] = fs.readdirSync(history).toSorted();
  const schemas = await schemaFiles(path.join(folder, 'supabase'));

  async function withSchemas<T>(work: () => Promise<T>) {
    fs.rmSync(migrations, { recursive: true });
    fs.mkdirSync(migrations);
    fs.writeFileSync(path.join(migrations, baseline), schemas.map((file) => fs.readFileSync(file, 'utf8')).join('\n'));
    try {
      return await work();
    } finally {
      fs.rmSync(migrations, { recursive: true });
      fs.cpSync(history, migrations, { recursive: true });
    }
  }

  return {
    /** Runs the tests of these faults on the unchanged copy. */
    async runWithout(faults: Fault[]): Promise<Verdict> {
      const tests = [...new Set(faults.flatMap((fault) => fault.tests))].toSorted();
      if (tests.length === 0) return { outcome: 'survived', by: '' };
      const run = () => runTests(folder, tests);
      return faults.some(isInSchema) ? withSchemas(run) : run();
    },

    /** Plants a fault, runs its tests and removes it. */
    async plant(fault: Fault) {
      const file = path.join(folder, fault.file);
      // From the copy, because the project may change meanwhile.
      const sound = fs.readFileSync(file, 'utf8');
      fs.writeFileSync(file, faultyText(fault, sound));
      const run = () => runTests(folder, fault.tests, fault.only);
      try {
        return await (isInSchema(fault) ? withSchemas(run) : run());
      } finally {
        fs.writeFileSync(file, sound);
      }
    },
  };
}

/** Links the project's cache, except what tests write into it. */
function linkCache(cache: string) {
  const shared = path.join(projectRoot, '.cache');
  fs.mkdirSync(path.join(shared, 'database'), { recursive: true });
  fs.mkdirSync(cache);
  for (const name of fs.readdirSync(shared)) {
    if (!['federation', 'holes'].includes(name)) fs.symlinkSync(path.join(shared, name), path.join(cache, name));
  }
}

/** Whether a fault's tests read the built site. */
export const needsBuild = ({ tests }: Fault) => tests.some((file) => /^tests\/(federation|static)\//.test(file));

export const isInSchema = ({ file }: Fault) => file.startsWith('supabase/schemas/');

function runTests(folder: string, tests: string[], only?: string): Promise<Verdict> {
  const report = path.join(folder, 'holes.json');
  fs.rmSync(report, { force: true });
  const projects = [...new Set(tests.map(projectOf))];
  const files = tests.map((file) => path.join(folder, file));
  const args = [jest, '--projects', ...projects, '--maxWorkers', '1', '--json', '--outputFile', report];
  if (only) args.push('--testNamePattern', only);
  const child = spawn(process.execPath, [...args, '--runTestsByPath', ...files], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: compileOnce, STOP_AT_FIRST_FAILURE: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: files.length * longestMsPerFile,
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve(verdict(report, errors)));
  });
}

/** The folder of the jest configuration: a package, or a suite in `tests/`. */
function projectOf(file: string) {
  const [first = '', second = ''] = file.split('/');
  return first === 'tests' ? `${first}/${second}` : first;
}

/** Only a failed test catches a fault: tests that could not run would not notice a smaller fault, either. */
function verdict(report: string, errors: string): Verdict {
  if (!fs.existsSync(report)) return { outcome: 'broken', by: lastLines(errors) };
  const { numFailedTests, numPassedTests, success, testResults } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const tests: { status: string; fullName: string }[] = testResults.flatMap(
    (file: { assertionResults: object[] }) => file.assertionResults,
  );
  const failed = tests.find(({ status }) => status === 'failed');
  if (numFailedTests > 0 && failed) return { outcome: 'caught', by: failed.fullName };
  if (success && numPassedTests > 0) return { outcome: 'survived', by: '' };
  return { outcome: 'broken', by: lastLines(errors) || 'no test ran' };
}

const lastLines = (text: string) => text.trim().split('\n').slice(-15).join('\n');
