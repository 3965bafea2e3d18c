type Store = 'localStorage' | 'sessionStorage';

/** Reads from this browser's storage. Null also if it is blocked. */
export function readStored(key: string, store: Store = 'localStorage'): string | null {
  try {
    return globalThis[store].getItem(key);
  } catch {
    return null;
  }
}

/** Reads JSON from this browser's storage. Null also if it is blocked, or the text is not JSON: anyone can edit it. */
export function readStoredJson(key: string, store?: Store, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(readStored(key, store) ?? 'null', revive);
  } catch {
    return null;
  }
}

/** Writes to this browser's storage, or removes the entry. Returns false if it is full or blocked. */
export function writeStored(key: string, value: string | null, store: Store = 'localStorage'): boolean {
  try {
    if (value === null) globalThis[store].removeItem(key);
    else globalThis[store].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
