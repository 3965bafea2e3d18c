import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { remoteConfigs } from '../../config/webpack/webpack-config.mjs';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../config/webpack/places.mjs';

/** Prints how long builds take: of everything, and of one remote after a change of one line. */
export async function measureBuilds() {
  const cache = mkdtempSync(path.join(os.tmpdir(), 'coach-cache-'));
  const environment = {
    ...process.env,
    NX_CACHE_DIRECTORY: path.join(cache, 'nx'),
    WEBPACK_CACHE: path.join(cache, 'webpack'),
  };
  try {
    const cold = timed(() => build(environment));
    const unchanged = timed(() => build(environment));
    const warm = timed(() => build({ ...environment, NX_SKIP_NX_CACHE: 'true' }));
    const bundle = timed(() =>
      run('npm', ['run', '--silent', 'build:bundle'], { ...environment, WEBPACK_CACHE: path.join(cache, 'bundle') }),
    );
    console.log(`\n| build | seconds |\n|---|---|`);
    console.log(`| shell and all remotes, each twice (composed and standalone), cold | ${cold} |`);
    console.log(`| the same with webpack's cache | ${warm} |`);
    console.log(`| the same when nothing changed | ${unchanged} |`);
    console.log(`| one ordinary bundle, cold | ${bundle} |`);
    console.log(`| one remote again after a change of one line, while watching | ${await rebuild()} |`);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
}

/** @param {NodeJS.ProcessEnv} environment */
function build(environment) {
  run('npm', ['run', '--silent', 'build'], environment);
}

/**
 * @param {string} program
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} env
 */
function run(program, words, env) {
  const { status, stderr } = spawnSync(program, words, { cwd: projectRoot, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** @param {() => void} work */
function timed(work) {
  const started = performance.now();
  work();
  return ((performance.now() - started) / 1000).toFixed(1);
}

/** @returns {Promise<string>} seconds */
async function rebuild() {
  const folder = path.join(projectRoot, 'blog-app');
  const { default: remote } = await import(pathToFileURL(path.join(folder, 'remote.config.mjs')).href);
  const [thin] = remoteConfigs(pathToFileURL(path.join(folder, 'webpack.config.mjs')).href, remote);
  const out = mkdtempSync(path.join(os.tmpdir(), 'coach-rebuild-'));
  const compiler = webpack({ ...thin, cache: { type: 'memory' }, output: { ...thin?.output, path: out } });
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
