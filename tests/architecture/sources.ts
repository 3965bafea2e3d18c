import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { projectRoot } from '../../config/files.mjs';

export type SourceFile = {
  /** Path from the project's root, with forward slashes. */
  path: string;
  text: string;
  imports: SourceImport[];
};

export type SourceImport = {
  specifier: string;
  isTypeOnly: boolean;
  /** Path of the imported file from the project's root; undefined for a library. */
  file: string | undefined;
};

const skipped = new Set(['node_modules', 'dist', '.cache', '.data', '.nx', '.git', 'storybook-static', 'pictures']);
const endings = ['.ts', '.tsx', '.mjs', '.cjs'];

function walk(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? walk(file) : [file];
  });
}

/** Matches the types that JavaScript files import in their JSDoc comments. */
const typeInComment = /import\('([^']+)'\)/g;

/** The fields of syntax tree nodes that this file reads. */
type Node = {
  type?: string;
  source?: { value: string } | null;
  typeOnly?: boolean;
  specifiers?: { isTypeOnly?: boolean }[];
  callee?: { type: string };
  arguments?: { expression: { value?: string } }[];
  argument?: { value?: string };
};

function importsOf(file: string, text: string): Omit<SourceImport, 'file'>[] {
  const found: Omit<SourceImport, 'file'>[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type = '', source, typeOnly = false, specifiers = [], callee, arguments: given, argument } = node as Node;
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(type) && source) {
      const areTypes = specifiers.length > 0 && specifiers.every(({ isTypeOnly }) => isTypeOnly);
      found.push({ specifier: source.value, isTypeOnly: typeOnly || areTypes });
    }
    const dynamic = callee?.type === 'Import' ? given?.[0]?.expression.value : undefined;
    if (dynamic) found.push({ specifier: dynamic, isTypeOnly: false });
    if (type === 'TsImportType' && argument?.value) found.push({ specifier: argument.value, isTypeOnly: true });
    Object.values(node).forEach(visit);
  };
  visit(
    parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') || file.endsWith('js'), target: 'es2022' }).body,
  );
  if (file.endsWith('.mjs'))
    for (const [, specifier = ''] of text.matchAll(typeInComment)) found.push({ specifier, isTypeOnly: true });
  return found;
}

/** Resolves a specifier to a file of the project: a relative path, or a package by the `exports` of its `package.json`. */
export function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return existing(path.posix.join(path.posix.dirname(from), specifier));
  const [name = '', ...rest] = specifier.split('/');
  const manifest = path.join(projectRoot, name, 'package.json');
  if (!fs.existsSync(manifest)) return undefined;
  const { exports = {} } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { exports?: Record<string, string> };
  const subpath = ['.', ...rest].join('/');
  const target = exports[subpath] ?? exports['./*']?.replace('*', rest.join('/'));
  return target && existing(path.posix.join(name, target));
}

function existing(file: string): string | undefined {
  const candidates = [file, ...endings.flatMap((ending) => [file + ending, `${file}/index${ending}`])];
  return candidates.find(
    (candidate) => endings.includes(path.extname(candidate)) && fs.existsSync(path.join(projectRoot, candidate)),
  );
}

const read = new Map<string, SourceFile[]>();

/** All code below a folder of the project, generated files aside, read once. */
export function filesOf(folder: string): SourceFile[] {
  const known = read.get(folder);
  if (known) return known;
  const files = walk(path.join(projectRoot, folder))
    .filter((file) => endings.includes(path.extname(file)) && !file.includes('.generated.'))
    .map((file) => {
      const relative = path.relative(projectRoot, file).replaceAll('\\', '/');
      const text = fs.readFileSync(file, 'utf8');
      const imports = importsOf(file, text).map((one) => ({ ...one, file: resolve(relative, one.specifier) }));
      return { path: relative, text, imports };
    });
  read.set(folder, files);
  return files;
}

export const isTestOrStory = (file: { path: string }) =>
  /\.(test|stories)\.tsx?$|\/testing[./]|\/testing\.ts$/.test(file.path);
