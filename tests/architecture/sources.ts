import fs from 'node:fs';
import path from 'node:path';

export const projectRoot = path.resolve(__dirname, '../..');

export type SourceFile = {
  /** Path from the project's root, with forward slashes. */
  path: string;
  text: string;
  imports: SourceImport[];
};

type SourceImport = { specifier: string; isTypeOnly: boolean };

const skipped = new Set(['node_modules', 'dist', '.cache', '.data', '.nx', '.git']);

function walk(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? walk(file) : [file];
  });
}

const statement =
  /(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

function importsOf(text: string): SourceImport[] {
  return [...text.matchAll(statement)].map(([, type, staticSpecifier, dynamicSpecifier]) => ({
    specifier: staticSpecifier ?? dynamicSpecifier ?? '',
    isTypeOnly: type !== undefined,
  }));
}

/** All files of a package with one of the endings, read once. */
export function filesOf(packageName: string, endings = ['.ts', '.tsx']): SourceFile[] {
  return walk(path.join(projectRoot, packageName))
    .filter((file) => endings.some((ending) => file.endsWith(ending)) && !file.includes('.generated.'))
    .map((file) => {
      const text = fs.readFileSync(file, 'utf8');
      return { path: path.relative(projectRoot, file).replaceAll('\\', '/'), text, imports: importsOf(text) };
    });
}

export const isTestOrStory = (file: SourceFile) =>
  /\.(test|stories)\.tsx?$|\/testing[./]|\/testing\.ts$/.test(file.path);
