import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from './base-config.mjs';
import { projectRoot } from './places.mjs';

/**
 * Builds the same sources as one ordinary bundle without federation, to compare the composed page with.
 *
 * @param {string} html the page, to which the scripts are added
 * @returns {import('webpack').Configuration}
 */
export function bundleConfig(html) {
  const base = baseConfig({
    folder: path.join(projectRoot, 'shell'),
    name: 'bundle',
    variant: 'bundle',
    mode: 'production',
    isRendered: true,
  });
  const federation = path.join(projectRoot, 'shell/src/remotes/federation.ts');
  const bundledRemotes = path.join(projectRoot, 'tests/measure/bundled-remotes.mjs');
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, path: path.join(projectRoot, 'dist/bundle'), crossOriginLoading: false },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, [federation]: bundledRemotes, 'shared-libraries$': bundledRemotes },
    },
    plugins: [new HtmlWebpackPlugin({ templateContent: html })],
  };
}
