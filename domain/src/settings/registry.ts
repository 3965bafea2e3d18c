import type { SettingDefinition } from './definition.ts';
import { blog, features, technical } from './groups/features.ts';
import { branding, typography } from './groups/look.ts';
import { mail, security } from './groups/operations.ts';
import { analytics, monitoring, schema, seo } from './groups/search.ts';
import { words } from './groups/words.ts';
import { business, general, images, social } from './groups/site.ts';

/**
 * Every setting by key. `npm run generate:settings` derives the visitors' table, the list of public keys in the database
 * and the seed from it; the dashboard builds its fields from it.
 */
export const settingsRegistry = {
  ...general,
  ...images,
  ...seo,
  ...schema,
  ...business,
  ...technical,
  ...monitoring,
  ...social,
  ...analytics,
  ...features,
  ...branding,
  ...blog,
  ...mail,
  ...security,
  ...typography,
  ...words,
} satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof settingsRegistry;

export const settingKeys = Object.keys(settingsRegistry) as SettingKey[];

export const definitionOf = (key: SettingKey): SettingDefinition => settingsRegistry[key];

/** The sections of the site whose words the owner edits. A setting `words_<section>_<name>` belongs to its section. */
export const wordSections = [
  'hero',
  'logos',
  'about',
  'story',
  'qualifications',
  'video',
  'services',
  'testimonials',
  'blog',
  'newsletter',
  'faq',
  'contact',
] as const;

export type WordSection = (typeof wordSections)[number];

/** The section of a setting of the group `words`. */
export const wordSectionOf = (key: SettingKey) => key.split('_')[1] as WordSection;

/** Settings that a new site stores with their defaults. Words are stored only once the owner changes them. */
export const seededKeys = settingKeys.filter((key) => definitionOf(key).group !== 'words');
