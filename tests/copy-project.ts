import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config/files.mjs';

const leftOut = /^(node_modules|dist|\.cache|\.data|\.nx|\.git)$/;

/** Copies the project's sources into a folder, which may be in `.cache`, and links its libraries. */
export function copyProject(folder: string) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const isCopied = (file: string) => !leftOut.test(path.basename(file));
  for (const name of fs.readdirSync(projectRoot).filter(isCopied)) {
    fs.cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true, filter: isCopied });
  }
  linkLibraries(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Links each library. Links between packages of the project are relative, so copies of them stay inside the copy. */
function linkLibraries(from: string, to: string) {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const library = path.join(from, entry.name);
    const isScope = entry.isDirectory() && entry.name.startsWith('@');
    if (isScope) linkLibraries(library, path.join(to, entry.name));
    else fs.symlinkSync(entry.isSymbolicLink() ? fs.readlinkSync(library) : library, path.join(to, entry.name));
  }
}
