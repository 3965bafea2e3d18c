import { definitionOf, settingKeys, type SettingKey } from 'data-client/owner';
import { placeInWords, settingAddress } from './setting-places';

export type FoundSetting = { key: SettingKey; label: string; where: string; address: string };

const mostShown = 12;

/** Settings whose name, key, explanation or place holds every word; those whose name does come first. */
export function findSettings(basePath: string, text: string): FoundSetting[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const inName = (key: SettingKey) => words.every((word) => definitionOf(key).label.toLowerCase().includes(word));
  const matching = settingKeys.filter((key) => {
    const { label, hint = '' } = definitionOf(key);
    const known = `${label} ${key} ${key.replaceAll('_', ' ')} ${hint} ${placeInWords(key)}`.toLowerCase();
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
