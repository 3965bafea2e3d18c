import { isHexColor } from '../contrast.ts';
import type { SettingLimits, SettingType, SettingValue } from './definition.ts';

/** The part of a definition that parsing needs. */
export type ValueRule = SettingLimits & { type: SettingType };

const fontName = /^\w[\w -]*$/;

/**
 * Reads a stored value as the type of its setting. Returns undefined if it is not of that type or outside its limits;
 * the default applies then. Colors and fonts become CSS, so nothing else passes.
 *
 * @param stored a JSON string or raw text, as a row or the browser's storage holds it
 */
export function parseSetting(rule: ValueRule, stored: unknown): SettingValue | undefined {
  const text = textOf(stored);
  if (text === undefined) return undefined;
  const value = valueOf(rule, text);
  const isOffered = rule.type === 'font' || !rule.choices || rule.choices.includes(value as string);
  return isOffered ? value : undefined;
}

function valueOf({ type, min = -Infinity, max = Infinity }: ValueRule, text: string): SettingValue | undefined {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (type === 'number') {
    const number = Number(text.trim() || Number.NaN);
    return number >= min && number <= max ? number : undefined;
  }
  if (type === 'color') return isHexColor(text) ? text : undefined;
  // The font may come from a newer version of the site, so its name is checked, not the list.
  if (type === 'font') return fontName.test(text) ? text : undefined;
  return text;
}

/** Only a JSON string is unwrapped, so a title that happens to be `true` or a number stays text. */
function textOf(stored: unknown): string | undefined {
  if (typeof stored === 'number' || typeof stored === 'boolean') return String(stored);
  if (typeof stored !== 'string') return undefined;
  if (!stored.startsWith('"')) return stored;
  try {
    return String(JSON.parse(stored));
  } catch {
    return stored;
  }
}

/** Writes a value for storage: a JSON string, whatever its type. */
export const serializeSetting = (value: SettingValue): string => JSON.stringify(String(value));
