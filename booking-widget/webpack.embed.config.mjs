import { readdirSync } from 'node:fs';
import path from 'node:path';
import { baseConfig } from '../config/webpack/base-config.mjs';
import webpack from 'webpack';

const folder = import.meta.dirname;
const outputFolder = path.join(folder, 'dist/standalone');
const bookerFolder = path.join(outputFolder, 'embed');

const platform = path.join(folder, 'src/embed/platform');

/**
 * The same components and hooks, on libraries of a sixth of the weight: a partner's visitors download them for one form.
 * See docs/decisions/0007-embed-runtime.md.
 */
const lightLibraries = {
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react-dom/client$': 'preact/compat/client',
  'react-dom$': 'preact/compat',
  react$: 'preact/compat',
  'styled-components$': path.join(platform, 'styled-components.tsx'),
  '@tanstack/react-query$': path.join(platform, 'react-query.tsx'),
  '@supabase/postgrest-js$': path.join(platform, 'postgrest.ts'),
};

/**
 * The booker with everything it needs, one module under a hashed name, beside its fonts.
 *
 * @returns {import('webpack').Configuration}
 */
function bookerConfig() {
  const base = baseConfig({ folder, name: 'booking_widget_booker', variant: 'booker', mode: 'production' });
  return {
    ...base,
    entry: { booker: './src/embed/booker.tsx' },
    resolve: { ...base.resolve, alias: lightLibraries },
    experiments: { outputModule: true },
    output: {
      ...base.output,
      path: bookerFolder,
      assetModuleFilename: '[name].[contenthash:12][ext]',
      module: true,
      library: { type: 'module' },
    },
  };
}

/**
 * The script on a partner's page. It loads the booker with the browser's own `import()`: webpack's loading code would be
 * half of its size.
 *
 * @returns {import('webpack').Configuration}
 */
function loaderConfig() {
  const base = baseConfig({ folder, name: 'booking_widget_embed', variant: 'embed', mode: 'production' });
  return {
    ...base,
    entry: { embed: './src/embed/embed.ts' },
    output: { ...base.output, path: outputFolder, filename: '[name].js', publicPath: '', clean: false },
    plugins: [new webpack.DefinePlugin({ BOOKER_FILE: webpack.DefinePlugin.runtimeValue(bookerFile, true) })],
  };
}

/** The address of the booker that was built just before, as the loader's code writes it. */
function bookerFile() {
  const file = readdirSync(bookerFolder).find((name) => /^booker\..+\.js$/.test(name));
  if (!file) throw new Error(`No booker in ${bookerFolder}: build it first.`);
  return JSON.stringify(`embed/${file}`);
}

/** In this order: the loader names the booker. */
export const embedConfigs = [bookerConfig(), loaderConfig()];
