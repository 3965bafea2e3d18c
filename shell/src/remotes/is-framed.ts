import type { RegistryEntry } from 'domain/registry-entry';
import { pagePath, segmentOf } from '../address/site-path';

/** Whether a path needs only the smaller `./frame` of a remote that has one. */
export const isFramed = (remote: RegistryEntry, path: string): boolean =>
  remote.frame !== undefined && segmentOf(pagePath(path)) !== '/';
