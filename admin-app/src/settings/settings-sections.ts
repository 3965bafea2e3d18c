import { settingKeys, definitionOf, type SettingGroup, type SettingKey } from 'data-client/owner';
import { editedKey, keysIn, placeOf } from '../setting-form/setting-places';

export const settingsTabs = [
  { id: 'general', label: 'General' },
  { id: 'images', label: 'Images' },
  { id: 'seo', label: 'SEO & Meta' },
  { id: 'social', label: 'Social Media' },
  { id: 'analytics', label: 'Analytics' },
  { id: 'features', label: 'Features' },
  { id: 'branding', label: 'Branding' },
  { id: 'email', label: 'Email' },
  { id: 'security', label: 'Security' },
] as const;

export type SettingsTabId = (typeof settingsTabs)[number]['id'];

export type SettingsSection = { title: string; about?: string; keys: readonly SettingKey[] };

const isOf = (group: SettingGroup) => (key: SettingKey) => definitionOf(key).group === group;
const isLegal = (key: SettingKey) => /_policy_url$|^terms_|^gdpr_|^ccpa_|^age_/.test(key);
const isSender = (key: SettingKey) => !key.startsWith('smtp_');
const isColour = (key: SettingKey) => definitionOf(key).type === 'color';

type Split = { title: string; about?: string; isIn: (key: SettingKey) => boolean };

const splits: Partial<Record<SettingsTabId, readonly Split[]>> = {
  general: [
    { title: 'Your site', isIn: isOf('general') },
    { title: 'Your business', about: 'For the legal pages and for search engines.', isIn: isOf('business') },
  ],
  images: [{ title: 'Pictures', about: 'Upload a picture, or give the address of one.', isIn: () => true }],
  social: [{ title: 'Profiles', about: 'The icons in the footer and in the contact section.', isIn: () => true }],
  analytics: [
    {
      title: 'Measuring visits',
      about: 'Empty: the service is not used. Nothing is loaded before a visitor agrees.',
      isIn: () => true,
    },
  ],
  features: [
    { title: 'What visitors find', isIn: isOf('features') },
    { title: 'Blog', isIn: isOf('blog') },
  ],
  branding: [
    { title: 'Colours', isIn: isColour },
    { title: 'Shapes', isIn: (key) => !isColour(key) },
  ],
  email: [
    { title: 'What your mails say', isIn: isSender },
    { title: 'Mail server', isIn: (key) => !isSender(key) },
  ],
  security: [
    { title: 'Access and upkeep', isIn: (key) => !isLegal(key) },
    { title: 'Legal', isIn: isLegal },
  ],
};

/** The fields of a tab, in sections. */
export function sectionsOf(tab: SettingsTabId): SettingsSection[] {
  const keys = keysIn('settings', tab);
  return (splits[tab] ?? []).map(({ isIn, ...words }) => ({ ...words, keys: keys.filter(isIn) }));
}

const groupsOf: Partial<Record<SettingsTabId, readonly SettingGroup[]>> = {
  images: ['images'],
  seo: ['seo', 'schema', 'technical', 'monitoring'],
  analytics: ['analytics'],
  features: ['blog'],
  branding: ['branding', 'typography'],
};

/** Keys that one looks for in this tab, and that are edited in another place or under another name. */
export function elsewhereFrom(tab: SettingsTabId): SettingKey[] {
  const groups = groupsOf[tab] ?? [];
  const isHere = (key: SettingKey) => placeOf(key).tab === 'settings' && placeOf(key).section === tab;
  return settingKeys.filter(
    (key) => groups.includes(definitionOf(key).group) && (!isHere(key) || editedKey(key) !== key),
  );
}
