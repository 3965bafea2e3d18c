import type { Settings } from 'data-client';
import type { SettingDefinition } from '../definition';
import { blog, features, mail, security, technical } from './behaviour';
import { branding, typography } from './look';
import { analytics, monitoring, schema, seo } from './search';
import { business, general, images, social } from './site';

/** Every setting there is, by key: screens, seeding, the public list and the checks are derived from it. */
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
} satisfies Record<keyof Settings, SettingDefinition>;

export type SettingKey = keyof typeof settingsRegistry;

export const settingKeys = Object.keys(settingsRegistry) as SettingKey[];
