// Builds a host the ordinary way, into the folder named on the command line.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from '../../../config/webpack/base-config.mjs';
import { runBuilds } from '../../../config/webpack/run-build.mjs';
import { consumedByRemote } from '../../../config/webpack/shared-libraries.mjs';

const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced');
const folder = path.dirname(fileURLToPath(import.meta.url));
const base = baseConfig({ folder, name: 'foreign_host', variant: 'host', mode: 'production' });

const isGood = await runBuilds([
  {
    ...base,
    entry: { host: './start.ts' },
    output: { ...base.output, path: path.resolve(process.argv[2] ?? 'dist') },
    plugins: [
      new ModuleFederationPlugin({
        name: 'foreign_host',
        shared: consumedByRemote({ hasFallback: true }),
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
