import type { SettingGroup } from 'domain/settings/definition';
import { definitionOf, settingKeys, wordSectionOf, type SettingKey, type WordSection } from 'domain/settings/registry';

export type SettingTab = 'settings' | 'seo' | 'fonts' | 'portrait' | 'words';

type SettingPlace = { tab: SettingTab; section?: string };

const portraitKeys: readonly SettingKey[] = ['portrait_url', 'hero_portrait_url'];

const sectionOfGroup: Partial<Record<SettingGroup, string>> = {
  general: 'general',
  business: 'general',
  images: 'images',
  social: 'social',
  analytics: 'analytics',
  features: 'features',
  blog: 'features',
  branding: 'branding',
  email: 'email',
  security: 'security',
};

const isShared = (key: string) => key.startsWith('og_') || key.startsWith('twitter_');
const isBasic = (key: string) => key.startsWith('meta_') || key === 'canonical_url';
const technicalKeys: readonly SettingKey[] = ['hreflang_enabled', 'amp_enabled', 'pwa_enabled', 'breadcrumbs_enabled'];

const seoSections: Partial<Record<SettingGroup, (key: SettingKey) => string>> = {
  seo: (key) => (isBasic(key) ? 'basic' : isShared(key) ? 'social' : 'technical'),
  schema: () => 'schema',
  technical: (key) => (technicalKeys.includes(key) ? 'technical' : 'performance'),
  monitoring: () => 'monitoring',
};

/** Resolves an alias to its key. */
export function editedKey(key: SettingKey): SettingKey {
  return (definitionOf(key).aliasOf as SettingKey | undefined) ?? key;
}

/** Settings without a field: only the host can act on them, or nothing does. */
export const managedKeys = settingKeys.filter((key) => definitionOf(key).effect && editedKey(key) === key);

export function placeOf(key: SettingKey): SettingPlace {
  const edited = editedKey(key);
  const { group } = definitionOf(edited);
  if (managedKeys.includes(edited)) return { tab: 'settings', section: 'security' };
  if (portraitKeys.includes(edited)) return { tab: 'portrait' };
  if (group === 'typography') return { tab: 'fonts' };
  if (group === 'words') return { tab: 'words', section: wordSectionOf(edited) };
  const seoSection = seoSections[group]?.(edited);
  return seoSection ? { tab: 'seo', section: seoSection } : { tab: 'settings', section: sectionOfGroup[group] };
}

/** The keys edited in a tab, in registry order, without aliases. */
export function keysIn(tab: SettingTab, section?: string): SettingKey[] {
  return settingKeys.filter((key) => {
    const place = placeOf(key);
    const hasField = editedKey(key) === key && !managedKeys.includes(key);
    return hasField && place.tab === tab && (section === undefined || place.section === section);
  });
}

/** The address of a setting's field, below the dashboard. */
export function settingAddress(key: SettingKey): string {
  const { tab, section } = placeOf(key);
  return `${[tab, section].filter(Boolean).join('/')}?key=${editedKey(key)}`;
}

/** The sections of the site, in the order visitors meet them. */
export const wordSectionNames: Record<WordSection, string> = {
  hero: 'Top of the page',
  logos: 'Logos',
  about: 'About',
  story: 'Your story',
  qualifications: 'Credentials',
  video: 'Video',
  services: 'Services',
  testimonials: 'Testimonials',
  blog: 'Blog',
  newsletter: 'Newsletter',
  faq: 'Questions',
  contact: 'Contact',
};

const tabNames: Record<SettingTab, string> = {
  settings: 'Website settings',
  seo: 'SEO Management',
  fonts: 'Font Settings',
  portrait: 'Portrait Manager',
  words: 'Website Texts',
};

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

export const seoTabs = [
  { id: 'basic', label: 'Basic SEO' },
  { id: 'social', label: 'Social Media' },
  { id: 'technical', label: 'Technical' },
  { id: 'schema', label: 'Schema.org' },
  { id: 'performance', label: 'Performance' },
  { id: 'monitoring', label: 'Monitoring' },
] as const;

export type SeoTabId = (typeof seoTabs)[number]['id'];

const sectionNames: Record<string, string> = {
  ...Object.fromEntries([...settingsTabs, ...seoTabs].map(({ id, label }) => [id, label])),
  ...wordSectionNames,
};

/** Where a setting is edited: `SEO Management, Basic SEO`. */
export function placeInWords(key: SettingKey): string {
  const { tab, section } = placeOf(key);
  return [tabNames[tab], section && sectionNames[section]].filter(Boolean).join(', ');
}

/** The id of a setting's control. */
export const fieldId = (key: SettingKey) => `setting-${key}`;
