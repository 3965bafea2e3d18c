import type { SettingDefinition } from './definition';
import { settingKeys, settingsRegistry } from './registry';
import type { SettingKey } from './registry';
import type { StoredSetting } from './requests';
import { parseSetting, serialiseSetting } from './setting-value';
import type { SettingValue } from './setting-value';

export type SettingValues = Record<SettingKey, SettingValue>;

/** All settings by declared type. A secret is always empty here; whether it is set stands in `secrets`. */
export type OwnerSettings = { values: SettingValues; secrets: readonly SettingKey[] };

export type SettingChange = { key: SettingKey; value: SettingValue };

export const definitionOf = (key: SettingKey): SettingDefinition => settingsRegistry[key];

const isSecret = (key: SettingKey) => definitionOf(key).type === 'secret';

export const defaultValues = Object.fromEntries(
  settingKeys.map((key) => [key, definitionOf(key).default]),
) as SettingValues;

export function toOwnerSettings(rows: readonly StoredSetting[]): OwnerSettings {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = settingKeys.map((key) => [key, isSecret(key) ? '' : parseSetting(key, stored.get(key))]);
  return {
    values: Object.fromEntries(entries) as SettingValues,
    secrets: settingKeys.filter((key) => isSecret(key) && parseSetting(key, stored.get(key)) !== ''),
  };
}

const batchSize = 10;

/** The defaults as rows, in the portions they are written in. */
export function defaultBatches(): StoredSetting[][] {
  const rows = settingKeys.map((key) => ({ key, value: serialiseSetting(definitionOf(key).default) }));
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  );
}

/** What is known once a change is written. */
export function withChange({ values, secrets }: OwnerSettings, { key, value }: SettingChange): OwnerSettings {
  if (!isSecret(key)) return { values: { ...values, [key]: value }, secrets };
  const others = secrets.filter((other) => other !== key);
  return { values, secrets: value === '' ? others : [...others, key] };
}
