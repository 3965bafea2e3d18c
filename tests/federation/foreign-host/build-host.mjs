// Builds a host the ordinary way, into the folder named on the command line; with `older`, one on an older React.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from '../../../config/webpack/base-config.mjs';
import { runBuilds } from '../../../config/webpack/run-build.mjs';
import { consumedByRemote } from '../../../config/webpack/shared-libraries.mjs';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced');
const folder = path.dirname(fileURLToPath(import.meta.url));
const [output = 'dist', kind] = process.argv.slice(2);
const isOlder = kind === 'older';
const base = baseConfig({ folder, name: 'foreign_host', variant: isOlder ? 'older-host' : 'host', mode: 'production' });

const olderReact = {
  react$: require.resolve('react-19-2'),
  'react/jsx-runtime$': require.resolve('react-19-2/jsx-runtime'),
  'react-dom$': require.resolve('react-dom-19-2'),
  'react-dom/client$': require.resolve('react-dom-19-2/client'),
};
const { version } = require('react-19-2/package.json');

function sharedByOlder() {
  const older = { version, requiredVersion: `^${version}` };
  return Object.fromEntries(
    Object.entries(consumedByRemote({ hasFallback: true })).map(([key, shared]) => [
      key,
      ['react', 'react/jsx-runtime', 'react-dom'].includes(key) ? { ...shared, ...older } : shared,
    ]),
  );
}

const isGood = await runBuilds([
  {
    ...base,
    entry: { host: isOlder ? './start-booking.ts' : './start.ts' },
    output: { ...base.output, path: path.resolve(output) },
    resolve: { ...base.resolve, alias: isOlder ? olderReact : {} },
    plugins: [
      new ModuleFederationPlugin({
        name: 'foreign_host',
        shared: isOlder ? sharedByOlder() : consumedByRemote({ hasFallback: true }),
        dts: false,
        manifest: false,
      }),
      new HtmlWebpackPlugin({
        templateContent: '<!doctype html><html lang="en"><body><div id="root"></div></body></html>',
      }),
    ],
  },
]);
process.exitCode = isGood ? 0 : 1;
