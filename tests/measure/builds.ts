import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { remoteConfig } from '../../config/webpack/remote-config.mjs';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../config/files.mjs';

/** Prints the processor time of builds in seconds, because other programs hardly affect it. */
export async function measureBuilds() {
  const cache = mkdtempSync(path.join(os.tmpdir(), 'coach-cache-'));
  const environment = {
    ...process.env,
    NX_CACHE_DIRECTORY: path.join(cache, 'nx'),
    // Records the current content of the output folders.
    NX_WORKSPACE_DATA_DIRECTORY: path.join(cache, 'nx-data'),
    WEBPACK_CACHE: path.join(cache, 'webpack'),
    PRINT_PROCESSOR_TIME: 'true',
  };
  const bundle = () => run('npm', ['run', '--silent', 'build:bundle'], environment);
  const composed = () => run('npm', ['run', '--silent', 'build'], environment);
  const embed = () => run('npx', ['lerna', 'run', 'build:embed'], environment);
  try {
    const rows = [
      ['one ordinary bundle, cold', bundle()],
      ['one ordinary bundle, warm', bundle()],
      ['composed site, cold', composed()],
      ['composed site, nothing changed', composed()],
      ['embed, cold', embed()],
    ];
    console.log(`\n| build | processor seconds |\n|---|---|`);
    for (const [what, seconds] of rows) console.log(`| ${what} | ${Number(seconds).toFixed(1)} |`);
    console.log(`\nOne remote again after a change of one line, while watching: ${await rebuild()} s`);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/** Processor seconds it took, its children included. */
function run(program: string, words: string[], env: NodeJS.ProcessEnv): number {
  const timed = ['-c', '"$@" && times', 'timed', program, ...words];
  const { status, stdout, stderr } = spawnSync('bash', timed, { cwd: projectRoot, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const children = stdout.trim().split('\n').at(-1) ?? '';
  // Processes that lerna starts without waiting report their own time.
  const besides = [...stdout.matchAll(/([\d.]+) s of processor time so far/g)].at(-1)?.[1] ?? 0;
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    Number(besides),
  );
}

/** Seconds. */
async function rebuild(): Promise<string> {
  const folder = path.join(projectRoot, 'blog-app');
  const { default: remote } = await import(pathToFileURL(path.join(folder, 'remote.config.mjs')).href);
  const webpackUrl = pathToFileURL(path.join(folder, 'webpack.config.mjs')).href;
  const developed = remoteConfig(webpackUrl, remote, { mode: 'development' });
  const out = mkdtempSync(path.join(os.tmpdir(), 'coach-rebuild-'));
  const compiler = webpack({ ...developed, cache: { type: 'memory' }, output: { ...developed.output, path: out } });
  const changed = path.join(folder, 'src/exposed.ts');
  const before = readFileSync(changed, 'utf8');
  try {
    return await new Promise((resolve, reject) => {
      let builds = 0;
      compiler?.watch({ aggregateTimeout: 10 }, (error, stats) => {
        if (error || !stats) return reject(error);
        builds += 1;
        if (builds === 1) setTimeout(() => writeFileSync(changed, `${before}\n// changed\n`), 300);
        else resolve(((stats.endTime - stats.startTime) / 1000).toFixed(2));
      });
    });
  } finally {
    writeFileSync(changed, before);
    await new Promise((resolve) => compiler?.close(resolve));
    rmSync(out, { recursive: true, force: true });
  }
}
