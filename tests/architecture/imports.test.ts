import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { applicationFolders } from '../../config/lint/import-table.mjs';
import { forbiddenImports, ruledFolders, siblingImports } from './import-rules';
import { filesOf, type SourceFile, type SourceImport } from './sources';

const source = (file: string, ...imports: Partial<SourceImport>[]): SourceFile => ({
  path: file,
  text: '',
  imports: imports.map((one) => ({ specifier: `./${one.file}`, isTypeOnly: false, file: undefined, ...one })),
});

describe('X1 the import table', () => {
  test.each(ruledFolders)('%s imports from other folders only what the table allows', (folder) => {
    expect(forbiddenImports(filesOf(folder))).toEqual([]);
  });

  test.each([
    [
      'a remote that imports another',
      'blog-app/src/a.ts',
      { specifier: 'public-site', file: 'public-site/src/exposed.ts' },
    ],
    [
      'a relative path into another package',
      'blog-app/src/a.ts',
      { specifier: '../../shared-ui/src/index.ts', file: 'shared-ui/src/index.ts' },
    ],
    [
      'the shell using code of a remote',
      'shell/src/a.ts',
      { specifier: 'blog-app/contract', file: 'blog-app/src/contract.ts' },
    ],
    [
      'configuration that knows publishing',
      'config/webpack/a.mjs',
      { specifier: '../../publishing/page', file: 'publishing/page.ts' },
    ],
    [
      'a fake outside of tests',
      'blog-app/src/a.ts',
      { specifier: 'data-client/testing', file: 'data-client/src/testing/index.ts' },
    ],
  ])('rejects %s', (_what, file, imported) => {
    expect(forbiddenImports([source(file, imported)])).toHaveLength(1);
  });
});

describe('X1 features', () => {
  const listed = Object.entries(applicationFolders).flatMap(([application, { shared, composes }]) =>
    [...new Set([...shared, ...composes])].map((folder) => `${application}/src/${folder}`),
  );

  test('the table lists only folders that exist', () => {
    expect(listed.filter((folder) => !fs.existsSync(path.join(projectRoot, folder)))).toEqual([]);
  });

  test('no feature imports a sibling', () => {
    expect(siblingImports(ruledFolders.flatMap(filesOf))).toEqual([]);
  });

  test('finds an import between siblings', () => {
    const file = source('admin-app/src/bookings/a.ts', { file: 'admin-app/src/messages/b.ts' });
    expect(siblingImports([file])).toHaveLength(1);
  });
});
