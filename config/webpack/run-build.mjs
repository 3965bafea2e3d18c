import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

// esbuild's garbage collector would take a quarter of its processor time.
process.env.GOGC ??= '400';

/**
 * Reads the builds in a package's `webpack.config.mjs`: those of the site or those of its embed.
 *
 * @param {string} folder
 * @param {boolean} isEmbed
 * @returns {Promise<import('webpack').Configuration[]>}
 */
export async function configurationsOf(folder, isEmbed) {
  const builds = await import(pathToFileURL(path.join(folder, 'webpack.config.mjs')).href);
  return isEmbed ? builds.embed : builds.default;
}

/**
 * Runs builds one after another, because each uses a whole core.
 *
 * @param {import('webpack').Configuration[]} configurations
 * @param {(line: string) => void} [report]
 * @returns {Promise<boolean>} whether all succeeded
 */
export async function runBuilds(configurations, report = console.log) {
  let isGood = true;
  for (const configuration of configurations) isGood = (await runBuild(configuration, report)) && isGood;
  return isGood;
}

/**
 * @param {import('webpack').Configuration} configuration
 * @param {(line: string) => void} report
 */
async function runBuild(configuration, report) {
  const compiler = webpack(configuration);
  /** @type {import('webpack').Stats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  // Writes the cache.
  await new Promise((resolve) => compiler.close(resolve));
  report(`${configuration.name} ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
  if (stats.hasErrors() || stats.hasWarnings()) report(stats.toString({ preset: 'errors-warnings' }));
  return !stats.hasErrors();
}
