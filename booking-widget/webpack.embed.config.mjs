import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { siteConfigFrom } from 'config/site-config';
import { baseConfig } from 'config/webpack/base';
import { VersionedLoader } from './webpack.versioned-loader.mjs';

const folder = import.meta.dirname;
const outputFolder = path.join(folder, 'dist/embed');
const embedFolder = path.join(outputFolder, 'embed');
const platform = path.join(folder, 'src/embed/platform');

/**
 * The same components and hooks, with libraries of a sixth of the size: a partner's visitors download them for one form.
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
 * The German texts, which the form loads only when a page asks for them. It pins their hash.
 *
 * @returns {import('webpack').Configuration}
 */
function germanConfig() {
  const base = baseConfig({ folder, name: 'booking_widget_german', variant: 'german', mode: 'production' });
  return { ...base, entry: { german: './src/language/german.ts' }, ...moduleOutput(base, { clean: true }) };
}

/**
 * The form with everything it needs, one module under a hashed name, beside its fonts.
 *
 * @returns {import('webpack').Configuration}
 */
function formConfig() {
  const base = baseConfig({ folder, name: 'booking_widget_form', variant: 'form', mode: 'production' });
  return {
    ...base,
    entry: { form: './src/embed/form.tsx' },
    resolve: { ...base.resolve, alias: lightLibraries },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...formRules] },
    plugins: [
      new webpack.DefinePlugin({ BACKEND: backend(), GERMAN: builtFile('german') }),
      new webpack.ProvidePlugin({ fetch: [path.join(platform, 'own-fetch.ts'), 'fetch'] }),
      new webpack.NormalModuleReplacementPlugin(/\/local-cache$/, path.join(platform, 'no-local-cache.ts')),
      new webpack.NormalModuleReplacementPlugin(/\/languages$/, path.join(platform, 'languages.ts')),
      new webpack.NormalModuleReplacementPlugin(/\/icons$/, './form-icons'),
      new webpack.NormalModuleReplacementPlugin(
        /\/load-question-form$/,
        path.join(platform, 'bundled-question-form.ts'),
      ),
      // "Book again" links open the coach's own site.
      new webpack.NormalModuleReplacementPlugin(/\/load-invited$/, path.join(platform, 'no-invitation.ts')),
      // A page that pins the loader's hash pins the form's file, so its code is not loaded on demand.
      new webpack.NormalModuleReplacementPlugin(/\/load-zone-search$/, path.join(platform, 'zone-search.ts')),
    ],
    ...moduleOutput(base, { clean: false }),
  };
}

/** Leaves `import.meta` and `new URL` to the browser. */
const browsersImportMeta = { javascript: { importMeta: false, url: false } };

const formRules = [
  // Elsewhere in the form, webpack finds the files of the fonts by `new URL`.
  { test: /load-language\.ts$/, parser: browsersImportMeta.javascript },
];

/**
 * One of the two sides of `isolation="iframe"`: the script in the frame, or the module on the partner's page.
 *
 * @param {string} name
 * @param {Record<string, unknown>} constants
 * @returns {import('webpack').Configuration}
 */
function frameConfig(name, constants) {
  const base = baseConfig({ folder, name: `booking_widget_${name}`, variant: name, mode: 'production' });
  return {
    ...base,
    entry: { [name]: `./src/embed/frame/${name}.ts` },
    module: { ...base.module, parser: browsersImportMeta },
    plugins: [new webpack.DefinePlugin({ BACKEND: backend(), ...constants })],
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

/**
 * The script on a partner's page. It loads the form with the browser's own `import()`: webpack's loading code would be
 * half of its size.
 *
 * @returns {import('webpack').Configuration}
 */
function loaderConfig() {
  const base = baseConfig({ folder, name: 'booking_widget_embed', variant: 'embed', mode: 'production' });
  return {
    ...base,
    entry: { embed: './src/embed/embed.ts' },
    module: { ...base.module, parser: browsersImportMeta },
    experiments: { outputModule: true },
    output: {
      ...base.output,
      path: outputFolder,
      filename: 'v1/[name].js',
      publicPath: '',
      module: true,
      clean: false,
    },
    plugins: [
      new webpack.DefinePlugin({ FORM: builtFile('form'), FRAME_HOST: builtFile('frame-host') }),
      new VersionedLoader(),
    ],
  };
}

/** The backend of the form, as a JavaScript literal. */
function backend() {
  const { supabaseUrl, supabaseKey } = siteConfigFrom(process.env);
  return JSON.stringify({ url: supabaseUrl, key: supabaseKey });
}

/**
 * The address and the hash of a file that was built before, as JavaScript literals.
 *
 * @param {string} entry
 */
function builtFile(entry) {
  return webpack.DefinePlugin.runtimeValue(() => {
    const file = readdirSync(embedFolder).find((name) => name.startsWith(`${entry}.`) && name.endsWith('.js'));
    if (!file) throw new Error(`No ${entry} in ${embedFolder}: build it first.`);
    const hash = createHash('sha256')
      .update(readFileSync(path.join(embedFolder, file)))
      .digest('base64');
    return JSON.stringify([`embed/${file}`, `sha256-${hash}`]);
  }, true);
}

/** In this order: each contains the hashes of files that were built before it. */
export const embedConfigs = [
  germanConfig(),
  formConfig(),
  frameConfig('frame-page', { FORM: builtFile('form') }),
  frameConfig('frame-host', { FRAME_PAGE: builtFile('frame-page') }),
  loaderConfig(),
];
