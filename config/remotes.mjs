import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from './files.mjs';

const require = createRequire(import.meta.url);

/**
 * A remote's description in its `remote.config.mjs`.
 *
 * @typedef {object} Remote
 * @property {string} name the package's name
 * @property {number} contract contract version, the same as in `src/contract.ts`
 * @property {number[]} [earlierContracts] versions before it that the shell still understands
 * @property {number} port of its own local origin, unless the environment names another
 * @property {Page} [page] its page on the site; without one, the shell's own code says where it appears
 * @property {string[]} [routes] paths of the shell's own pages whose first view shows this remote
 * @property {{ href: string, route: string }[]} [pictures] addresses that the first view of a path shows
 * @property {boolean} [isPrerendered] whether deployments render parts of it into pages, and so need its files
 * @property {string} [frame] module that replaces `./app` on all pages but the landing page, whose code it loads on demand
 * @property {string} [prerenderedPages] module with pages that are only prerendered
 * @property {{ entry: number, all: number }} budget bytes of JavaScript after gzip: for its first view, and in total
 */

/**
 * A page that a remote adds to the site (`domain/page-contract`).
 *
 * @typedef {object} Page
 * @property {string} path first segment of its addresses: `/events`
 * @property {string} title for the document, and for messages if the remote does not load
 */

/**
 * The remotes of this repository: the packages with a `remote.config.mjs`, in the order of their ports. There is no other
 * list of them.
 *
 * @type {Remote[]}
 */
export const remotes = readdirSync(projectRoot)
  .map((name) => path.join(projectRoot, name, 'remote.config.mjs'))
  .filter((file) => existsSync(file))
  .map((file) => require(file).default)
  .sort((one, other) => one.port - other.port);

/** The default ports of the site and of the partner's page on the engineer's machine. */
export const otherPorts = { SITE_PORT: 3000, PARTNER_PORT: 3005 };

export const remoteNames = remotes.map(({ name }) => name);

/** Versions of the page contract (`domain/page-contract`) that the shell understands. */
export const pageContracts = [1];

/** Versions of each remote's own contract that the shell understands. */
export const contracts = Object.fromEntries(
  remotes
    .filter(({ page }) => !page)
    .map(({ name, contract, earlierContracts = [] }) => [name, [...earlierContracts, contract]]),
);
