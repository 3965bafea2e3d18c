import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remoteNames } from '../../config/remotes.mjs';
import { projectRoot } from './site';

const leftOut = /^(node_modules|dist|\.cache|\.data|\.nx|\.git)$/;

/** A copy of the project with the same libraries and builds, in which packages can be added and removed. */
export type ProjectCopy = {
  folder: string;
  run: (...command: [program: string, ...words: string[]]) => { status: number | null; output: string };
  write: (file: string, change: (before: string) => string) => void;
  remove: () => void;
};

export function copyProject(environment: Record<string, string>): ProjectCopy {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-project-'));
  fs.cpSync(projectRoot, folder, { recursive: true, filter: (file) => !leftOut.test(path.basename(file)) });
  linkLibraries(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of ['shell', ...remoteNames]) {
    fs.symlinkSync(path.join(projectRoot, name, 'dist'), path.join(folder, name, 'dist'));
  }
  return {
    folder,
    run: (program, ...words) => {
      const env = { ...process.env, ...environment };
      const { status, stdout, stderr } = spawnSync(program, words, { cwd: folder, env, encoding: 'utf8' });
      return { status, output: stdout + stderr };
    },
    write: (file, change) => {
      const target = path.join(folder, file);
      fs.writeFileSync(target, change(fs.existsSync(target) ? fs.readFileSync(target, 'utf8') : ''));
    },
    remove: () => fs.rmSync(folder, { recursive: true }),
  };
}

/** Links each library. Links between packages of the project are relative, so copies of them stay inside the copy. */
function linkLibraries(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const library = path.join(from, entry.name);
    const isScope = entry.isDirectory() && entry.name.startsWith('@');
    if (isScope) linkLibraries(library, path.join(to, entry.name));
    else fs.symlinkSync(entry.isSymbolicLink() ? fs.readlinkSync(library) : library, path.join(to, entry.name));
  }
}
