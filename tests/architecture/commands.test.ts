import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot, runTypeScript } from '../../config/files.mjs';
import { scripts } from '../../package.json';
import { answerOnTerminal } from '../answer-on-terminal';

const run = (script: string, words: string[] = [], environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, [...runTypeScript, path.join(projectRoot, script), ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    timeout: 60_000,
  });

test.each([
  ['config/check/check.mjs', 'Lint', 'There is no step Lint: choose from types, types of scripts, '],
  [
    'config/scaffold/new.mjs',
    'component Price',
    'Names consist of lower-case words with hyphens.\nUsage: npm run new ',
  ],
  ['config/scaffold/new.mjs', 'component button', 'shared-ui already exports Button: choose another name.'],
  ['config/scaffold/new.mjs', 'feature shell venues', 'There is no remote named shell. The remotes are public-site, '],
  ['config/scaffold/new.mjs', 'feature blog-app reader', 'Already exists: blog-app/src/reader/reader-view.tsx'],
  ['config/scaffold/new.mjs', 'remote domain', 'The folder domain already exists: choose another name.'],
  ['config/scaffold/new.mjs', 'remote react', 'The name react is taken: choose another one, like react-app.'],
  ['config/scaffold/new.mjs', 'remote constructor', 'The name constructor is taken: choose another one, like '],
  ['config/scaffold/new.mjs', 'remote partners-app', 'The site already has a page at /partners: choose another name.'],
  ['config/scaffold/new.mjs', 'remote cookie-policy', 'The site already has a page at /cookie-policy: choose '],
  ['local-stack/start.ts', '--sampel berlin', "Unknown option '--sampel'.\nUsage: npm run start -- [--sample <name>]"],
  ['local-stack/save.ts', 'my a.zip', "Unexpected argument 'a.zip'.\nUsage: npm run save "],
  ['local-stack/save.ts', os.tmpdir(), `${os.tmpdir()} is a folder: name a file in it.`],
  ['local-stack/save.ts', '/nowhere/a.zip', 'The file cannot be written: ENOENT: no such file or directory, '],
  ['local-stack/restore.ts', os.tmpdir(), `${os.tmpdir()} is not a file.`],
  ['local-stack/owner-create.ts', '--existing --reset-two-factor', 'Choose one of the options.\nUsage: npm run owner'],
  ['local-stack/new-migration.ts', 'Booking', 'Name the migration in lower case with underscores, '],
  ['local-stack/new-migration.ts', 'booking notes', 'notes is not a supabase folder: it has no config.toml.'],
  ['tests/run.ts', 'toString', 'There is no suite toString: choose from unit, '],
  ['tests/measure/measure.ts', 'foo', 'There is no measurement foo: choose from pages, visits, '],
  ['tests/measure/lists.ts', 'Peopel', 'There is no list Peopel: choose from Bookings, '],
  ['tests/holes/run.ts', 'nope.sql', 'The catalog has no fault in nope.sql: '],
  ['publishing/deploy.ts', 'blog', 'There is no package named blog. Choose one: npm run deploy -- shell | '],
  ['publishing/deploy.ts', 'blog-app --site a.example', '"a.example" is not the address of a site, like https://'],
  ['publishing/doctor/doctor.ts', 'localhost:3000', '"localhost:3000" is not the address of a site, '],
  ['publishing/doctor/doctor.ts', '\x85a', '"\uFFFDa" is not the address of a site, '],
  ['publishing/rollback.ts', '--a\x85', "Unknown option '--a\uFFFD'."],
])('%s %s explains what is wrong and changes nothing', (command, words, explanation) => {
  const { status, stderr } = run(command, words.split(' '));
  expect([status, stderr.slice(0, explanation.length)]).toEqual([1, explanation]);
  expect(stderr).not.toContain('    at ');
});

/** Reads what a person types, so that a misspelled option never runs something else. */
test.each(
  Object.entries(scripts).flatMap(([name, command]) => {
    const script = / (\S+\.ts)$/.exec(command)?.[1];
    return script ? [[name, script]] : [];
  }),
)('npm run %s rejects arguments that it does not have, with the shared parser', (_, script) => {
  expect(readFileSync(path.join(projectRoot, script), 'utf8')).toMatch(/\b(?:readArguments|packageArgument)\(/);
});

test.each([
  ['budgets', 'npm run budgets'],
  ['build:all', 'npm run build -- [--remove <remote>]'],
  ['build:bundle', 'npm run build:bundle'],
  ['measure:embed', 'npm run measure:embed'],
])('npm run %s rejects an unknown option before it builds', (name, usage) => {
  const words = ['run', '--silent', name, '--', '--typo'];
  const { stdout, stderr } = spawnSync('npm', words, { cwd: projectRoot, encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['', `Unknown option '--typo'.\nUsage: ${usage}\n`]);
});

test('npm run build:packages rejects an unknown option', () => {
  const words = ['run', '--silent', 'build:packages', '--', '--typo'];
  const { status, stderr } = spawnSync('npm', words, { cwd: projectRoot, encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([1, 'ERR! lerna Unknown argument: typo']);
});

test.each([
  [
    'booking-widget',
    '--embed forms',
    'There is no variant named forms. Choose from german, form, frame-page, frame-host, embed.',
  ],
  ['booking-widget', '--embd', "Unknown option '--embd'.\nUsage: node ../config/webpack/build.mjs [--embed] "],
  ['shell', 'remote', 'There is no variant named remote. Choose from shell.'],
])('a build of %s with %s names the right words', (folder, words, explanation) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['../config/webpack/build.mjs', ...words.split(' ')], {
    cwd: path.join(projectRoot, folder),
    encoding: 'utf8',
  });
  expect([status, stdout, stderr.slice(0, explanation.length)]).toEqual([1, '', explanation]);
});

test.each(['config/check/check.mjs', 'config/scaffold/new.mjs', 'publishing/deploy.ts'])(
  '%s --help prints only the usage',
  (command) => {
    const { status, stdout } = run(command, ['--help']);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^Usage: npm run .*\n$/)]);
  },
);

test.each([
  ['--help', 0, ''],
  ['--typo', 1, 'Unexpected arguments: --typo\n'],
  ['-t', 1, 'Unexpected arguments: -t\n'],
])('test:postgres %s prints the usage and starts no server', (words, expected, problem) => {
  const script = path.join(projectRoot, 'tests/backend/with-postgres.sh');
  const { status, stdout, stderr } = spawnSync('bash', [script, words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, PG_BIN: '/no/postgres' },
  });
  const shown = `${problem}Usage: npm run test:postgres -- [-t <name>]\n`;
  expect([status, stdout + stderr]).toEqual([expected, shown]);
});

test.each(['--help', '--dry-run'])('reset %s deletes nothing', (option) => {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'coach-data-'));
  mkdirSync(path.join(DATA_DIR, 'mail'));
  const { stdout, stderr } = run('local-stack/reset.ts', [option], { DATA_DIR });
  expect([stdout + stderr, readdirSync(DATA_DIR)]).toEqual([expect.stringContaining('Usage: npm run reset'), ['mail']]);
  rmSync(DATA_DIR, { recursive: true });
});

test.each([
  ['SUPABASE_URL', 'coach.example'],
  ['EMBED_URL', 'coach.example'],
  ['SITE_URL', 'coach.example'],
  ['SITE_URL', 'https://coach.example/#/'],
])('a build first names %s if it is no address, such as %s', (variable, text) => {
  const SITE_FOLDER = mkdtempSync(path.join(os.tmpdir(), 'coach-site-'));
  const { status, stdout, stderr } = run('publishing/assemble.ts', ['--after', 'build:packages'], {
    SITE_FOLDER,
    SUPABASE_KEY: 'sb_publishable_x',
    [variable]: text,
  });
  const problem = `${variable} must be an address like https://coach.example, but it is "${text}".`;
  expect([status, stdout, stderr.trim(), readdirSync(SITE_FOLDER)]).toEqual([1, '', problem, []]);
  rmSync(SITE_FOLDER, { recursive: true });
});

test('save does not replace what is not a file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'coach-save-'));
  const pipe = path.join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  const { status, stderr } = run('local-stack/save.ts', [pipe], { SUPABASE_URL: '' });
  expect([status, stderr]).toEqual([1, `${pipe} is not a file: name another one.\n`]);
  rmSync(folder, { recursive: true });
});

test.each(['/dev/null/site', ...(process.platform === 'linux' ? ['/proc/site/folder'] : [])])(
  'a build names %s, in which it cannot create a folder',
  (SITE_FOLDER) => {
    const { status, stderr } = run('publishing/assemble.ts', [], { SITE_FOLDER });
    const problem = /^E\w+: .* '(.*)': use a folder that you may write to, on a disk with space\.$/;
    const [, named = ''] = problem.exec(stderr.trim()) ?? [stderr];
    expect([status, named]).toEqual([1, expect.stringMatching(/^\/(dev\/null|proc)\/site/)]);
  },
);

test('seed:large explains a database that cannot be reached', () => {
  const { status, stderr } = run('local-stack/seed-large.ts', [], { DATABASE_URL: 'postgres://localhost:9/coach' });
  const problem = /^The database does not answer \(.*ECONNREFUSED.*\): start it, or correct DATABASE_URL\.$/;
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(problem)]);
});

test('a command names a full disk', () => {
  const runCommand = path.join(projectRoot, 'config/run-command.mjs');
  const command = `import { writeFileSync } from 'node:fs';
    import { runCommand } from '${runCommand}';
    await runCommand(() => writeFileSync('/dev/full', 'a'));`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', command], {
    encoding: 'utf8',
  });
  const problem = 'ENOSPC: no space left on device, write: use a folder that you may write to, on a disk with space.';
  expect([status, stderr.trim()]).toEqual([1, problem]);
});

test('an older version of Node is named in a sentence', () => {
  const older = `--import=data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.18.3'})`;
  const { status, stderr } = run('local-stack/start.ts', [], { NODE_OPTIONS: older });
  expect([status, stderr]).toEqual([1, 'This is Node 20.18.3, but 20.19 or later is needed.\n']);
});

test('a reset of an empty folder says that there was nothing to delete', () => {
  const DATA_DIR = mkdtempSync(path.join(os.tmpdir(), 'coach-data-'));
  const { status, stdout } = run('local-stack/reset.ts', [], { DATA_DIR });
  expect([status, stdout]).toEqual([0, expect.stringContaining(`There is no local data in ${DATA_DIR}.`)]);
  rmSync(DATA_DIR, { recursive: true });
});

test('a command ends with a sentence if its question is left with Ctrl-D', async () => {
  const given = { question: 'Project URL: ', answer: '\u0004' };
  const { status, shown } = await answerOnTerminal('local-stack/owner-create.ts', given, { SUPABASE_URL: '' });
  expect([status, shown]).toEqual([1, expect.stringContaining('Nothing was changed.')]);
});
