const prefix = 'last-known:';

type Revive = (key: string, value: unknown) => unknown;

/** Reads a value cached on an earlier visit, or undefined. Never throws: storage may be blocked, and its content forged. */
export function readCache<T>(name: string, isValid: (value: unknown) => value is T, revive?: Revive): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null', revive);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Caches a value for later visits. */
export function writeCache(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Without storage the next visit starts from the defaults.
  }
}
