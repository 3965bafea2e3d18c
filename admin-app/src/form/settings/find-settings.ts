import type { SettingType } from 'domain/settings/definition';
import { definitionOf, type SettingKey, settingKeys } from 'domain/settings/registry';
import { placeInWords, settingAddress } from './setting-tabs';

export type FoundSetting = { key: string; label: string; where: string; address: string };

const maxShown = 12;

/** Search terms that apply to every setting of a type. */
const kindsInWords: Partial<Record<SettingType, string>> = {
  color: 'colour color',
  font: 'font family typeface',
  url: 'address link',
};

/** Words that owners use for a setting and that its label and hint do not contain. */
const otherWords: Partial<Record<SettingKey, string>> = {
  site_tagline: 'slogan motto',
  legal_notice: 'imprint',
  gdpr_enabled: 'dsgvo data protection',
  cookie_banner_enabled: 'cookies consent popup',
  cookie_policy_url: 'cookies',
  privacy_policy_url: 'data protection',
  maintenance_mode: 'offline',
  two_factor_auth: '2fa authenticator',
  button_style: 'round corners shape',
  retention_message_months: 'delete',
  retention_cancelled_months: 'delete',
  retention_past_months: 'delete',
};

/** Returns a test of whether a text contains every word; undefined without words. */
export function wordSearch(text: string): ((known: string) => boolean) | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length > 0 ? (known) => words.every((word) => known.toLowerCase().includes(word)) : undefined;
}

/** Settings whose label, key, hint or tab contains every word; matches in the label come first. */
export function findSettings(text: string): FoundSetting[] {
  const isIn = wordSearch(text);
  if (!isIn) return [];
  const inName = (key: SettingKey) => isIn(definitionOf(key).label);
  const matching = settingKeys.filter((key) => {
    const { label, hint = '', type, picture } = definitionOf(key);
    const kinds = `${kindsInWords[type] ?? ''} ${picture ? 'picture photo' : ''} ${otherWords[key] ?? ''}`;
    return isIn(`${label} ${key} ${key.replaceAll('_', ' ')} ${kinds} ${hint} ${placeInWords(key)}`);
  });
  return matching
    .toSorted((a, b) => Number(inName(b)) - Number(inName(a)))
    .slice(0, maxShown)
    .map((key) => ({
      key,
      label: definitionOf(key).label,
      where: placeInWords(key),
      address: settingAddress(key),
    }));
}
