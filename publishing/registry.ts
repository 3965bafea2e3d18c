import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile, unfinishedSuffix } from '../config/files.mjs';
import { UserError } from '../config/run-command.mjs';
import { parsePublished } from './published-files.ts';
import type { RegistryEntry, RemoteOutline } from 'domain/registry-entry';

export type { RegistryEntry };

export type Registry = {
  /** Counts the changes. */
  revision: number;
  /** ISO 8601 */
  publishedAt: string;
  /** Version of the shell. */
  shell: string;
  remotes: Record<string, RegistryEntry>;
  /** Kept versions of the shell and of each remote, oldest first. */
  history: Record<string, string[]>;
};

const revisionsFolder = '.revisions';

/** Revisions before these are deleted. */
const keptRevisions = 20;

/**
 * Reads the newest registry of a site; an empty one if there is no site.
 *
 * @throws {UserError} if it is damaged
 */
export function readRegistry(site: string): Registry {
  const published = parse(path.join(site, 'registry.json'));
  const newest = newestRevision(site);
  // A deployment that was killed after committing its revision is completed by the next one.
  return newest > published.revision ? parse(revisionFile(site, newest)) : published;
}

/**
 * Commits a changed registry as the revision after the one that was read.
 *
 * @returns false if another process committed that revision first; nothing was changed then
 */
export function commitRegistry(site: string, registry: Registry): boolean {
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
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
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

/** Writes the registry for browsers. */
export function publishRegistry(site: string, registry: Registry) {
  replaceFile(path.join(site, 'registry.json'), registryJson(registry));
}

/** Returns the part of an entry that pages contain of remotes which they do not show at first. */
export const outlineOf = ({ routes, page }: RegistryEntry): RemoteOutline => ({ routes, ...(page && { page }) });

function registryJson(registry: Registry) {
  return `${JSON.stringify(registry, null, 2)}\n`;
}

function newestRevision(site: string) {
  return Math.max(0, ...revisions(site));
}

function revisions(site: string) {
  const folder = path.join(site, revisionsFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => (/^\d+\.json$/.test(file) ? [Number.parseInt(file, 10)] : []));
}

function revisionFile(site: string, revision: number) {
  return path.join(site, revisionsFolder, `${revision}.json`);
}

function parse(file: string): Registry {
  if (!existsSync(file)) return { revision: 0, publishedAt: '', shell: '', remotes: {}, history: {} };
  const registry = parsePublished('registry.json', readFileSync(file, 'utf8'));
  if (!registry) {
    throw new UserError(`${file} is damaged. Restore it from the host or from a backup, then run the command again.`);
  }
  return registry;
}
