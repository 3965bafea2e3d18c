const prefix = 'last-known:';

const reviveDates = (key: string, value: unknown) =>
  key.endsWith('At') && typeof value === 'string' ? new Date(value) : value;

/** Reads a value cached on an earlier visit, or undefined. Never throws: storage may be blocked, and its content forged. */
export function readCache<T>(name: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null', reviveDates);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Caches a value for later visits. Dates are revived in fields named `…At`. */
export function writeCache(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Without storage the next visit starts from the defaults.
  }
}
