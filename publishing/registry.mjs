import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile, unfinishedSuffix } from '../config/files.mjs';
import { UserError } from '../config/run-command.mjs';

/**
 * @typedef {import('domain/registry-entry').RegistryEntry} RegistryEntry
 *
 * @typedef {object} Registry
 * @property {number} revision counts the changes
 * @property {string} publishedAt ISO 8601
 * @property {string} shell version of the shell
 * @property {Record<string, RegistryEntry>} remotes
 * @property {Record<string, string[]>} history kept versions of the shell and of each remote, oldest first
 */

const revisionsFolder = '.revisions';

/** Revisions before these are deleted. */
const keptRevisions = 20;

/**
 * Reads the newest registry of a site; an empty one if there is no site.
 *
 * @param {string} site
 * @returns {Registry}
 * @throws {UserError} if it is damaged
 */
export function readRegistry(site) {
  const published = parse(path.join(site, 'registry.json'));
  const newest = newestRevision(site);
  // A deployment that was killed after committing its revision is completed by the next one.
  return newest > published.revision ? parse(revisionFile(site, newest)) : published;
}

/**
 * Commits a changed registry as the revision after the one that was read.
 *
 * @param {string} site
 * @param {Registry} registry
 * @returns {boolean} false if another process committed that revision first; nothing was changed then
 */
export function commitRegistry(site, registry) {
  const revision = registry.revision + 1;
  const json = registryJson({ ...registry, revision, publishedAt: new Date().toISOString() });
  const file = revisionFile(site, revision);
  const unfinished = `${file}.${process.pid}${unfinishedSuffix}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(unfinished, json);
  try {
    // Linking is the only operation that exactly one process can complete.
    linkSync(unfinished, file);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  // Another deployment may follow at once. The link proves nothing only if this revision's file had been deleted before.
  if (newestRevision(site) >= revision + keptRevisions) {
    rmSync(file);
    return false;
  }
  for (const old of revisions(site))
    if (old <= revision - keptRevisions) rmSync(revisionFile(site, old), { force: true });
  replaceFile(path.join(site, 'registry.json'), json);
  return true;
}

/**
 * Writes the registry for browsers.
 *
 * @param {string} site
 * @param {Registry} registry
 */
export function publishRegistry(site, registry) {
  replaceFile(path.join(site, 'registry.json'), registryJson(registry));
}

/**
 * Returns the part of an entry that pages contain of remotes which they do not show at first.
 *
 * @param {RegistryEntry} entry
 * @returns {import('domain/registry-entry').RemoteOutline}
 */
export const outlineOf = ({ routes, page }) => ({ routes, ...(page && { page }) });

/** @param {Registry} registry */
function registryJson(registry) {
  return `${JSON.stringify(registry, null, 2)}\n`;
}

/** @param {string} site */
function newestRevision(site) {
  return Math.max(0, ...revisions(site));
}

/** @param {string} site */
function revisions(site) {
  const folder = path.join(site, revisionsFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => (/^\d+\.json$/.test(file) ? [Number.parseInt(file, 10)] : []));
}

/**
 * @param {string} site
 * @param {number} revision
 */
function revisionFile(site, revision) {
  return path.join(site, revisionsFolder, `${revision}.json`);
}

/**
 * @param {string} file
 * @returns {Registry}
 */
function parse(file) {
  if (!existsSync(file)) return { revision: 0, publishedAt: '', shell: '', remotes: {}, history: {} };
  const registry = parseJson(readFileSync(file, 'utf8'));
  if (!isRegistry(registry)) {
    throw new UserError(`${file} is damaged. Restore it from the host or from a backup, then run the command again.`);
  }
  return registry;
}

/**
 * @param {string} json
 * @returns {any} undefined if it is not JSON
 */
export function parseJson(json) {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * @param {any} value
 * @returns {value is Registry}
 */
export function isRegistry(value) {
  const isRecord = (/** @type {unknown} */ part) => typeof part === 'object' && part !== null && !Array.isArray(part);
  return (
    isRecord(value) &&
    Number.isInteger(value.revision) &&
    typeof value.shell === 'string' &&
    isRecord(value.remotes) &&
    Object.values(value.remotes).every((entry) => isRecord(entry) && typeof entry.entry === 'string') &&
    isRecord(value.history) &&
    Object.values(value.history).every(Array.isArray)
  );
}
