// Builds the package in the current folder: all configurations of its webpack.config.mjs.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const { default: configurations } = await import(pathToFileURL(path.resolve('webpack.config.mjs')).href);
const failed = await runBuilds(configurations);
process.exitCode = failed ? 1 : 0;

/**
 * One after the other: each keeps a core busy, and several packages are built side by side.
 *
 * @param {import('webpack').Configuration[]} builds
 */
async function runBuilds(builds) {
  let hasFailed = false;
  for (const build of builds) hasFailed = (await runBuild(build)) || hasFailed;
  return hasFailed;
}

/**
 * @param {import('webpack').Configuration} configuration
 * @returns {Promise<boolean>} whether it failed
 */
async function runBuild(configuration) {
  const compiler = webpack(configuration);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  // Writes the cache.
  await new Promise((resolve) => compiler.close(resolve));
  const report = stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY });
  console.log(`${configuration.name} ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
  if (report) console.log(report);
  return stats.hasErrors();
}
