import type { SettingValue } from 'domain/settings/definition';
import { definitionOf, seededKeys, type SettingKey, settingKeys } from 'domain/settings/registry';
import { parseSetting, serializeSetting } from 'domain/settings/parse-setting';
import type { StoredSetting } from './requests';

/** All settings by declared type. Secrets are write-only, so they are empty here. */
export type SettingValues = Record<SettingKey, SettingValue>;

/** `known`: saved values that this change may overwrite, as the owner has seen or sent them. */
export type SettingChange = { key: SettingKey; value: SettingValue; known?: readonly SettingValue[] };

const isSecret = (key: SettingKey) => definitionOf(key).type === 'secret';

export const defaultValues = Object.fromEntries(
  settingKeys.map((key) => [key, definitionOf(key).default]),
) as SettingValues;

const valueOf = (key: SettingKey, stored: unknown): SettingValue =>
  parseSetting(definitionOf(key), stored) ?? definitionOf(key).default;

export function toSettingValues(rows: readonly StoredSetting[]): SettingValues {
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = settingKeys.map((key) => [key, isSecret(key) ? '' : valueOf(key, stored.get(key))]);
  return Object.fromEntries(entries) as SettingValues;
}

const batchSize = 10;

/** The defaults as rows, in batches. */
export function defaultBatches(): StoredSetting[][] {
  const rows = seededKeys.map((key) => ({ key, value: serializeSetting(definitionOf(key).default) }));
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  );
}
