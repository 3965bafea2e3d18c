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

/** @import { Configuration } from 'webpack' */

/** The German texts, which the form loads only when a page asks for them. It pins their hash. */
function germanConfig() {
  const base = baseConfig({ folder, name: 'booking_widget_german', variant: 'german', mode: 'production' });
  return { ...base, entry: { german: './src/language/german.ts' }, ...moduleOutput(base, true) };
}

/** The modules that the form replaces with its own. */
const replacements = {
  'local-cache': 'no-local-cache',
  languages: 'languages',
  'public-settings.generated': 'form-settings',
  // "Book again" links open the coach's own site.
  'load-invited': 'no-invitation',
  // A page that pins the loader's hash pins the form's file, so its code is not loaded on demand.
  'load-question-form': 'bundled-question-form',
  'load-zone-search': 'zone-search',
};

/** The form with everything it needs, one module under a hashed name, beside its fonts. */
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
      new webpack.NormalModuleReplacementPlugin(/\/icons$/, './form-icons'),
      ...Object.entries(replacements).map(
        ([name, own]) =>
          new webpack.NormalModuleReplacementPlugin(new RegExp(`/${name}$`), path.join(platform, `${own}.ts`)),
      ),
    ],
    ...moduleOutput(base, false),
  };
}

/** Leaves `import.meta` and `new URL` to the browser. */
const browsersImportMeta = { javascript: { importMeta: false, url: false } };

// Elsewhere in the form, webpack finds the files of the fonts by `new URL`.
const formRules = [{ test: /load-language\.ts$/, parser: browsersImportMeta.javascript }];

/**
 * One of the two sides of `isolation="iframe"`: the script in the frame, or the module on the partner's page.
 *
 * @type {(name: string, constants: Record<string, unknown>) => Configuration}
 */
function frameConfig(name, constants) {
  const base = baseConfig({ folder, name: `booking_widget_${name}`, variant: name, mode: 'production' });
  return {
    ...base,
    entry: { [name]: `./src/embed/frame/${name}.ts` },
    module: { ...base.module, parser: browsersImportMeta },
    plugins: [new webpack.DefinePlugin({ BACKEND: backend(), ...constants })],
    ...moduleOutput(base, false),
  };
}

/** @type {(base: Configuration, clean: boolean) => Configuration} */
function moduleOutput(base, clean) {
  return {
    experiments: { outputModule: true },
    output: {
      ...base.output,
      path: embedFolder,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      module: true,
      library: { type: 'module' },
      clean,
    },
  };
}

/** The script on a partner's page. It loads the form with the browser's own `import()`: webpack's loading code would be half of its size. */
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

/** @param {string} entry Its address and hash become JavaScript literals. It was built before. */
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
