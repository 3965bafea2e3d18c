const prefix = 'last-known:';

const reviveDates = (key: string, value: unknown) =>
  key.endsWith('At') && typeof value === 'string' ? new Date(value) : value;

/** What was read successfully on an earlier visit, or undefined. Never fails: storage may be full, forbidden or forged. */
export function recall<T>(name: string, isValid: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null', reviveDates);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was read for `recall`. Dates are kept in fields named `…At`. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Without storage the next visit starts from the built-in values.
  }
}
