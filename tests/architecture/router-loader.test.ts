import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { remoteNames } from '../../config/remotes.mjs';
import routerLoader, { edits } from '../../config/webpack/router-loader.mjs';
import { sharedLibraries } from '../../config/webpack/shared-libraries.mjs';
import { filesOf } from './sources';

const folder = path.join(projectRoot, 'node_modules/react-router/dist/production');
const source = fs
  .readdirSync(folder)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
  .find((code) => code.includes('function LinkWithRef('))!;

test.each(edits)('the installed react-router contains what the build edits: %s', (code) => {
  expect(source.replace(code, '•') === source).toBe(false);
});

test('the edited react-router reads no context of data routers or the framework', () => {
  expect(routerLoader(source)).not.toMatch(/useContext\((DataRouter|Framework)/);
});

test('no package uses what the edits remove', () => {
  // Remotes can import only what is shared: others fail their build.
  const usable = [...sharedLibraries['react-router-dom']!, 'MemoryRouter', 'useMatch'];
  const files = ['shared-ui', 'data-client', 'shell', ...remoteNames].flatMap((name) => filesOf(name));
  const used = files.flatMap(({ path: file, text }) =>
    [...text.matchAll(/import \{([^}]*)\} from 'react-router(?:-dom)?'/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => [file, name.split(' ')[0]!] as const),
    ),
  );
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter(([, name]) => !usable.includes(name))).toEqual([]);
});
