import { readStoredJson, writeStored } from './browser-storage';

const prefix = 'last-known:';

type Revive = (key: string, value: unknown) => unknown;

/** Reads a value cached on an earlier visit, or undefined. Never throws: storage may be blocked, and its content forged. */
export function readCache<T>(name: string, isValid: (value: unknown) => value is T, revive?: Revive): T | undefined {
  const value = readStoredJson(prefix + name, 'localStorage', revive);
  return isValid(value) ? value : undefined;
}

/** Caches a value for later visits. Without storage the next visit starts from the defaults. */
export const writeCache = (name: string, value: unknown) => void writeStored(prefix + name, JSON.stringify(value));
