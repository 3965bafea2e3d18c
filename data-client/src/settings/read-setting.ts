export type SettingValue = string | number | boolean;

/**
 * Text as stored (`value` is a JSON string or raw text): only a JSON string is unwrapped, so that a phone number or a
 * title that happens to be a number or `true` stays text.
 */
export function readText(stored: unknown): string | undefined {
  if (typeof stored !== 'string') return undefined;
  if (!stored.startsWith('"')) return stored;
  try {
    return String(JSON.parse(stored));
  } catch {
    return stored;
  }
}

/** `true` and `"true"` alike; undefined for anything that is neither true nor false. */
export function readBoolean(stored: unknown): boolean | undefined {
  const text = String(typeof stored === 'string' ? readText(stored) : stored);
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

export function readNumber(
  stored: unknown,
  [min, max]: readonly [number, number] = [-Infinity, Infinity],
): number | undefined {
  const value = typeof stored === 'number' ? stored : Number(readText(stored)?.trim() || Number.NaN);
  return value >= min && value <= max ? value : undefined;
}
