import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remoteNames } from '../../config/remotes.mjs';
import { copyProject } from '../copy-project';
import { projectRoot } from './site';

/**
 * A copy of the project with the same libraries and builds, in which packages can be added and removed. The folder above it has
 * the name of a package.
 */
export type ProjectCopy = {
  folder: string;
  run: (...command: [program: string, ...words: string[]]) => { status: number | null; output: string };
  write: (file: string, change: (before: string) => string) => void;
  remove: () => void;
};

export function copyBuiltProject(environment: Record<string, string>): ProjectCopy {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'coach-project-'));
  const folder = path.join(temporary, 'tests/site');
  copyProject(folder);
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
    remove: () => fs.rmSync(temporary, { recursive: true }),
  };
}
