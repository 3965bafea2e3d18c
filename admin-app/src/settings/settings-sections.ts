import type { SettingGroup } from 'domain/settings/definition';
import { definitionOf, type SettingKey, settingKeys } from 'domain/settings/registry';
import { isRetentionKey } from './retention/retention-words';
import { inSections, type Section } from '../form/settings/sections';
import { editedKey, keysIn, placeOf, type SettingsTabId } from '../form/settings/setting-tabs';

const isOf = (group: SettingGroup) => (key: SettingKey) => definitionOf(key).group === group;
const isLegal = (key: SettingKey) => /_policy_url$|^terms_|^legal_|^gdpr_|^ccpa_|^age_/.test(key);
const isColor = (key: SettingKey) => definitionOf(key).type === 'color';

const sections: Partial<Record<SettingsTabId, readonly Section[]>> = {
  general: [
    { title: 'Your site', isIn: isOf('general') },
    { title: 'Your business', about: 'For the legal pages and for search engines.', isIn: isOf('business') },
  ],
  images: [{ title: 'Images', about: 'Upload an image or enter its URL.', isIn: () => true }],
  social: [{ title: 'Profiles', about: 'Shown as icons in the footer and the contact section.', isIn: () => true }],
  analytics: [
    {
      title: 'Analytics services',
      about: 'Leave empty if you don’t use a service. Nothing loads before a visitor agrees.',
      isIn: () => true,
    },
  ],
  features: [
    { title: 'Features', isIn: isOf('features') },
    { title: 'Blog', isIn: isOf('blog') },
  ],
  branding: [
    { title: 'Colors', isIn: isColor },
    { title: 'Shapes', isIn: (key) => !isColor(key) },
  ],
  email: [{ title: 'Senders and alerts', isIn: () => true }],
  security: [
    { title: 'Access and maintenance', isIn: (key) => !isLegal(key) && !isRetentionKey(key) },
    { title: 'Legal', isIn: isLegal },
    {
      title: 'Erase old data',
      about: 'Erases messages and bookings on a schedule once they are as old as you choose. Off by default.',
      isIn: isRetentionKey,
    },
  ],
};

/** The fields of a tab by section. */
export const sectionsOf = (tab: SettingsTabId) => inSections(sections[tab] ?? [], keysIn('settings', tab));

const groupsOf: Partial<Record<SettingsTabId, readonly SettingGroup[]>> = {
  images: ['images'],
  seo: ['seo', 'schema', 'technical', 'monitoring'],
  analytics: ['analytics'],
  features: ['blog'],
  branding: ['branding', 'typography'],
};

/** Keys that belong to this tab by name but are edited elsewhere or under an alias. */
export function elsewhereFrom(tab: SettingsTabId): SettingKey[] {
  const groups = groupsOf[tab] ?? [];
  const isHere = (key: SettingKey) => placeOf(key).tab === 'settings' && placeOf(key).section === tab;
  return settingKeys.filter(
    (key) =>
      groups.includes(definitionOf(key).group) && !definitionOf(key).effect && (!isHere(key) || editedKey(key) !== key),
  );
}
