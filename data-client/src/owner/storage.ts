/** Reads from this browser's storage. Null also if it is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to this browser's storage, or removes the entry. Does nothing if it is blocked. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The next visit starts without it.
  }
}
