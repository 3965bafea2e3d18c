import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { libraryAliases, remoteLibraryAliases, shellLibraryAliases } from '../../config/webpack/library-aliases.mjs';

const replaced = Object.entries({ ...libraryAliases(true), ...shellLibraryAliases(), ...remoteLibraryAliases() })
  .filter(([file]) => /\.m?js$/.test(file))
  .map(([file, stub]) => [path.relative(projectRoot, file), stub] as const);

test.each(replaced)('the library still has %s, which a stub replaces', (file, stub) => {
  expect([path.join(projectRoot, file), stub].filter((one) => !fs.existsSync(one))).toEqual([]);
});
