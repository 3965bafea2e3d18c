import { publicDefaults, settingBounds, settingChoices } from './public-settings';
import type { PublicSettingKey, Settings } from './public-settings';
import { readBoolean, readNumber, readText } from './read-setting';
import type { SettingValue } from './read-setting';

/** A row of `site_settings_la2024`. */
export type SettingRow = { key: string; value: unknown };

const hexColor = /^#([\da-f]{3}|[\da-f]{6})$/i;
const fontName = /^[\w][\w -]*$/;
const fontKeys = /(^font_(primary|secondary)$)|_font$/;

function isPublicKey(key: string): key is PublicSettingKey {
  return Object.hasOwn(publicDefaults, key);
}

/** The stored value as its key's declared type, or undefined when it is none: then the default stays. */
export function parsePublicSetting(key: PublicSettingKey, stored: unknown): SettingValue | undefined {
  const kind = typeof publicDefaults[key];
  if (kind === 'boolean') return readBoolean(stored);
  if (kind === 'number') return readNumber(stored, settingBounds[key as keyof typeof settingBounds]);
  const text = readText(stored);
  if (text === undefined) return undefined;
  // These become code of the page (style, attributes): what does not look like one is never let in.
  if (key.endsWith('_color')) return hexColor.test(text) ? text : undefined;
  if (fontKeys.test(key)) return fontName.test(text) ? text : undefined;
  const choices: readonly string[] | undefined = settingChoices[key as keyof typeof settingChoices];
  return !choices || choices.includes(text) ? text : undefined;
}

/** What the rows change about the built-in defaults. Unknown keys and unreadable values are left out. */
export function parseSettings(rows: readonly SettingRow[]): Partial<Settings> {
  const entries = rows.flatMap(({ key, value }) => {
    const parsed = isPublicKey(key) ? parsePublicSetting(key, value) : undefined;
    return parsed === undefined ? [] : [[key, parsed]];
  });
  return Object.fromEntries(entries) as Partial<Settings>;
}
