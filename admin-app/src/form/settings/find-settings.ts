import type { SettingType } from 'domain/settings/definition';
import { definitionOf, type SettingKey, settingKeys } from 'domain/settings/registry';
import { placeInWords, settingAddress } from './setting-places';

export type FoundSetting = { key: SettingKey; label: string; where: string; address: string };

const mostShown = 12;

/** Search terms that apply to every setting of a type. */
const kindsInWords: Partial<Record<SettingType, string>> = {
  color: 'colour color',
  font: 'font family typeface',
  url: 'address link',
};

/** Settings whose label, key, hint or tab contains every word; matches in the label come first. */
export function findSettings(basePath: string, text: string): FoundSetting[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const inName = (key: SettingKey) => words.every((word) => definitionOf(key).label.toLowerCase().includes(word));
  const matching = settingKeys.filter((key) => {
    const { label, hint = '', type } = definitionOf(key);
    const kind = kindsInWords[type] ?? '';
    const known = `${label} ${key} ${key.replaceAll('_', ' ')} ${kind} ${hint} ${placeInWords(key)}`.toLowerCase();
    return words.every((word) => known.includes(word));
  });
  return matching
    .toSorted((a, b) => Number(inName(b)) - Number(inName(a)))
    .slice(0, mostShown)
    .map((key) => ({
      key,
      label: definitionOf(key).label,
      where: placeInWords(key),
      address: settingAddress(basePath, key),
    }));
}
