import { readdirSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { jsonBlock, siteConfigFrom } from 'config/site-config';
import { baseConfig } from 'config/webpack/base';
import { VersionedLoader } from './webpack.versioned-loader.mjs';

const folder = import.meta.dirname;
const outputFolder = path.join(folder, 'dist/embed');
const embedFolder = path.join(outputFolder, 'embed');
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
    plugins: [new webpack.NormalModuleReplacementPlugin(/\/local-cache$/, path.join(platform, 'no-local-cache.ts'))],
    ...moduleOutput(base, { clean: true }),
  };
}

/**
 * Both sides of `isolation="iframe"`: the module on the partner's page, and the page in the frame.
 *
 * @returns {import('webpack').Configuration}
 */
function frameConfig() {
  const base = baseConfig({ folder, name: 'booking_widget_frame', variant: 'frame', mode: 'production' });
  return {
    ...base,
    entry: { 'frame-host': './src/embed/frame/frame-host.ts', frame: './src/embed/frame/frame-page.ts' },
    // What a module knows of its own address is for the browser to say.
    module: { ...base.module, parser: { javascript: { importMeta: false, url: false } } },
    plugins: [
      new webpack.DefinePlugin({ BOOKER_FILE: builtFile('booker') }),
      new HtmlWebpackPlugin({
        filename: '../frame.html',
        publicPath: 'embed/',
        chunks: ['frame'],
        scriptLoading: 'module',
        templateContent: framePage,
      }),
    ],
    ...moduleOutput(base, { clean: false }),
  };
}

/**
 * @param {import('webpack').Configuration} base
 * @param {{ clean: boolean }} options
 * @returns {Pick<import('webpack').Configuration, 'experiments' | 'output'>}
 */
function moduleOutput(base, { clean }) {
  return {
    experiments: { outputModule: true },
    output: {
      ...base.output,
      path: embedFolder,
      assetModuleFilename: '[name].[contenthash:12][ext]',
      module: true,
      library: { type: 'module' },
      clean,
    },
  };
}

/** The frame may talk to its own origin and to the backend, and shows nothing from anywhere else. */
function framePage() {
  const site = siteConfigFrom(process.env);
  const policy = [
    ...["default-src 'none'", "script-src 'self'", `connect-src 'self' ${site.supabaseUrl}`, "font-src 'self'"],
    ...["img-src 'self' data:", "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'"],
  ].join('; ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Book a consultation</title>
    ${jsonBlock('site-config', site)}
  </head>
  <body></body>
</html>
`;
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
    plugins: [
      new webpack.DefinePlugin({ BOOKER_FILE: builtFile('booker'), FRAME_HOST_FILE: builtFile('frame-host') }),
      new VersionedLoader(),
    ],
  };
}

/**
 * The address of what was built just before, as code writes it.
 *
 * @param {string} entry
 */
function builtFile(entry) {
  return webpack.DefinePlugin.runtimeValue(() => {
    const file = readdirSync(embedFolder).find((name) => name.startsWith(`${entry}.`) && name.endsWith('.js'));
    if (!file) throw new Error(`No ${entry} in ${embedFolder}: build it first.`);
    return JSON.stringify(`embed/${file}`);
  }, true);
}

/** In this order: each names what was built before it. */
export const embedConfigs = [bookerConfig(), frameConfig(), loaderConfig()];
