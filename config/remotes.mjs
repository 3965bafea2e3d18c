import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from './webpack/paths.mjs';

const require = createRequire(import.meta.url);

/**
 * The remotes of this repository: the packages with a `remote.config.mjs`, in the order of their ports. There is no other
 * list of them.
 *
 * @type {import('./webpack/plugins/manifests.mjs').Remote[]}
 */
export const remotes = readdirSync(projectRoot)
  .map((name) => path.join(projectRoot, name, 'remote.config.mjs'))
  .filter((file) => existsSync(file))
  .map((file) => require(file).default)
  .sort((one, other) => one.port - other.port);

export const remoteNames = remotes.map(({ name }) => name);
