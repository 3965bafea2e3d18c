import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import routerLoader, { edits } from '../../config/webpack/router-loader.mjs';

const folder = path.join(projectRoot, 'node_modules/react-router/dist/production');
const source = fs
  .readdirSync(folder)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
  .find((code) => code.includes('function LinkWithRef('))!;

test.each(edits)('the installed react-router contains what the build edits: %s', (code) => {
  expect(source.replace(code, '•') === source).toBe(false);
});

test('the edited react-router asks for no data router', () => {
  expect(routerLoader(source)).not.toMatch(/useContext\((DataRouter|Framework)/);
});
