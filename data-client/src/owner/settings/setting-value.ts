import { readBoolean, readNumber, readText } from 'data-client';
import type { SettingDefinition } from './definition';
import { settingsRegistry } from './registry';
import type { SettingKey } from './registry';

export type SettingValue = string | number | boolean;

const hexColor = /^#([\da-f]{3}|[\da-f]{6})$/i;

/** The stored text as the type its key declares; the default where it is not of that type. */
export function parseSetting(key: SettingKey, stored: unknown): SettingValue {
  const { type, default: fallback }: SettingDefinition = settingsRegistry[key];
  if (type === 'boolean') return readBoolean(stored) ?? fallback;
  if (type === 'number') return readNumber(stored) ?? fallback;
  const text = readText(stored);
  return text === undefined || (type === 'color' && !hexColor.test(text)) ? fallback : text;
}

/** The value as it is stored: a JSON string, whatever its type. */
export const serialiseSetting = (value: SettingValue): string => JSON.stringify(String(value));
