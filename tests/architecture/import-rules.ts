import path from 'node:path';
import { applicationFolders, importTable } from '../../config/lint/import-table.mjs';
import { remoteNames } from '../../config/remotes.mjs';
import { isTestOrStory, type SourceFile, type SourceImport } from './sources';

/** The folders that the table has a row for. */
export const ruledFolders = Object.keys(importTable);

const folderOf = (file: string) => ruledFolders.find((folder) => file.startsWith(`${folder}/`));

/** Imports that the table does not allow, one line each. */
export function forbiddenImports(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((imported) => leaves(file, imported) && !isAllowed(file, imported))
      .map(({ specifier }) => `${file.path} imports ${specifier}`),
  );
}

function leaves(from: SourceFile, { file }: SourceImport): boolean {
  return file !== undefined && folderOf(file) !== folderOf(from.path);
}

function isAllowed(from: SourceFile, { specifier, isTypeOnly, file = '' }: SourceImport): boolean {
  const { may, types = [], tests = [], files = [] } = importTable[folderOf(from.path) ?? ''] ?? { may: [] };
  if (files.includes(folderOf(file) ?? '')) return true;
  const isToolConfiguration = /^[\w-]+\/[\w.-]+\.config\.mjs$/.test(from.path);
  const allowed = [
    ...may,
    ...(isTypeOnly ? types : []),
    ...(isTestOrStory(from) ? tests : []),
    ...(isToolConfiguration ? ['config/*'] : []),
  ];
  return allowed.some(
    (entry) => entry === specifier || (entry.endsWith('/*') && specifier.startsWith(entry.slice(0, -1))),
  );
}

/** Imports between features of one application, one line each. */
export function siblingImports(files: SourceFile[]): string[] {
  return files
    .filter((file) => !isTestOrStory(file))
    .flatMap((file) =>
      file.imports.flatMap((imported) =>
        areSiblings(file.path, imported.file ?? '') ? [`${file.path} imports ${imported.specifier}`] : [],
      ),
    );
}

const onlyTesting = { shared: ['testing'], composes: ['testing'] };

function areSiblings(from: string, to: string): boolean {
  const [importer, imported] = [featureOf(from), featureOf(to)];
  if (!importer || !imported || importer.application !== imported.application) return false;
  const { shared, composes } = applicationFolders[importer.application] ?? onlyTesting;
  return (
    importer.folder !== imported.folder && !shared.includes(imported.folder) && !composes.includes(importer.folder)
  );
}

function featureOf(file: string): { application: string; folder: string } | undefined {
  const [application = '', source, folder = '', ...rest] = path.posix.normalize(file).split('/');
  return source === 'src' && rest.length && remoteNames.includes(application) ? { application, folder } : undefined;
}
