import webpack from 'webpack';

/**
 * One after the other: each keeps a core busy, and several packages are built side by side.
 *
 * @param {import('webpack').Configuration[]} configurations
 * @returns {Promise<boolean>} whether all succeeded
 */
export async function runBuilds(configurations) {
  let isGood = true;
  for (const configuration of configurations) isGood = (await runBuild(configuration)) && isGood;
  return isGood;
}

/** @param {import('webpack').Configuration} configuration */
async function runBuild(configuration) {
  const compiler = webpack(configuration);
  /** @type {import('webpack').Stats} */
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)));
  });
  // Writes the cache.
  await new Promise((resolve) => compiler.close(resolve));
  console.log(`${configuration.name} ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
  if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString({ preset: 'errors-warnings' }));
  return !stats.hasErrors();
}
