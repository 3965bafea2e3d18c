import type { SettingDefinition } from './definition.ts';
import { blog, features, technical } from './groups/features.ts';
import { branding, typography } from './groups/look.ts';
import { mail, security } from './groups/operations.ts';
import { analytics, monitoring, schema, seo } from './groups/search.ts';
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
} satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof settingsRegistry;

export const settingKeys = Object.keys(settingsRegistry) as SettingKey[];

export const definitionOf = (key: SettingKey): SettingDefinition => settingsRegistry[key];
