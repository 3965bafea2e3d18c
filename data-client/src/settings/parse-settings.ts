import { parseSetting, type ValueRule } from 'domain/settings/parse-setting';
import {
  publicDefaults,
  publicRules,
  type PublicSettingKey,
  type Settings,
} from 'domain/settings/public-settings.generated';

/** A row of `site_settings_la2024`. */
export type SettingRow = { key: string; value: unknown };

const isPublicKey = (key: string): key is PublicSettingKey => Object.hasOwn(publicDefaults, key);
const isWords = (key: string) => key.startsWith('words_');

const text: ValueRule = { type: 'text' };

const ruleOf = (key: PublicSettingKey): ValueRule =>
  publicRules[key] ?? { type: typeof publicDefaults[key] === 'boolean' ? 'boolean' : 'text' };

/** The settings that rows contain. Private keys and unreadable values are left out, so the defaults stay. */
export function parseSettings(rows: readonly SettingRow[]): Partial<Settings> {
  const entries = rows.flatMap(({ key, value }) => {
    const rule = isPublicKey(key) ? ruleOf(key) : isWords(key) && text;
    const parsed = rule ? parseSetting(rule, value) : undefined;
    return parsed === undefined ? [] : [[key, parsed]];
  });
  return Object.fromEntries(entries) as Partial<Settings>;
}
