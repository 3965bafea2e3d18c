// Builds hosts with only webpack and @module-federation/enhanced, as its documentation describes, into the given
// folder: one that shares nothing, one that shares React, and one that shares an older React.
import { createRequire } from 'node:module';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced');
const [output = 'dist'] = process.argv.slice(2);

const olderReact = {
  react$: require.resolve('react-19-2'),
  'react/jsx-runtime$': require.resolve('react-19-2/jsx-runtime'),
  'react-dom$': require.resolve('react-dom-19-2'),
  'react-dom/client$': require.resolve('react-dom-19-2/client'),
};

/** @param {string} version */
const react = (version) => ({
  react: { singleton: true, requiredVersion: `^${version}`, version },
  'react/': { singleton: true, requiredVersion: `^${version}`, version },
  'react-dom': { singleton: true, requiredVersion: `^${version}`, version },
  'react-dom/': { singleton: true, requiredVersion: `^${version}`, version },
});

const hosts = [
  { name: 'without-react', entry: './host.js', shared: {}, alias: {} },
  {
    name: 'with-react',
    entry: './start-react-host.js',
    shared: react(require('react/package.json').version),
    alias: {},
  },
  { name: 'older-react', entry: './start-react-host.js', shared: react('19.2.0'), alias: olderReact },
];

const configurations = hosts.map(({ name, entry, shared, alias }) => ({
  name,
  mode: /** @type {const} */ ('development'),
  devtool: /** @type {const} */ (false),
  context: import.meta.dirname,
  entry,
  output: { path: path.resolve(output, name), uniqueName: name },
  resolve: { alias, extensions: ['.js', '.jsx'] },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: require.resolve('swc-loader'),
        options: {
          jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({ name: 'foreign_host', shared, dts: false, manifest: false }),
    new HtmlWebpackPlugin({
      templateContent:
        '<!doctype html><html lang="en"><body><button id="remove">Remove</button><div id="booking"></div></body></html>',
    }),
  ],
}));

await new Promise((resolve, reject) => {
  webpack(configurations, (error, stats) => {
    if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
    else resolve(stats);
  });
});
