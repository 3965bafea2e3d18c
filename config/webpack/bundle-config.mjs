import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { remoteNames } from '../remotes.mjs';
import { baseConfig } from './base-config.mjs';
import { writeWhenChanged } from './generated-file.mjs';
import { projectRoot } from '../files.mjs';

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
  const unfederated = bundledRemotes();
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, path: path.join(projectRoot, 'dist/bundle'), crossOriginLoading: false },
    resolve: {
      ...base.resolve,
      alias: { ...base.resolve?.alias, [federation]: unfederated, 'shared-libraries$': unfederated },
    },
    plugins: [new HtmlWebpackPlugin({ templateContent: html })],
  };
}

/**
 * Generates the module that replaces `shell/src/remotes/federation.ts` and the list of shared libraries: the same remotes
 * as ordinary imports, and nothing shared.
 *
 * @returns {string} the file
 */
function bundledRemotes() {
  const imports = remoteNames.map((name) => {
    const exposed = path.join(projectRoot, name, 'src/exposed.ts');
    return `'${name}': () => import(${JSON.stringify(exposed)}),`;
  });
  const file = path.join(projectRoot, '.cache/bundled-remotes.mjs');
  const loader = 'export const loadExposed = (name) => remotes[name]();';
  writeWhenChanged(file, `export const shared = {};\nconst remotes = {\n${imports.join('\n')}\n};\n${loader}\n`);
  return file;
}
