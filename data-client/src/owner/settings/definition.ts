import { publicDefaults } from 'data-client';
import type { PublicSettingKey } from 'data-client';

export type SettingType =
  | 'text'
  | 'multiline'
  | 'email'
  | 'url'
  | 'phone'
  | 'number'
  | 'boolean'
  | 'color'
  | 'choice'
  | 'json-array'
  | 'font'
  | 'secret';

export type SettingGroup =
  | 'general'
  | 'images'
  | 'seo'
  | 'schema'
  | 'business'
  | 'technical'
  | 'monitoring'
  | 'social'
  | 'analytics'
  | 'features'
  | 'branding'
  | 'blog'
  | 'email'
  | 'security'
  | 'typography';

type Details = {
  hint?: string;
  isRequired?: boolean;
  /** Characters of a text. */
  maxLength?: number;
  /** The range that reads well, shown as advice. */
  advised?: readonly [min: number, max: number];
  min?: number;
  max?: number;
  choices?: readonly (string | number)[];
  /** Another key that means the same; the screen shows the other one. */
  aliasOf?: string;
  /** The address is that of a picture, of at least this many pixels where it matters. */
  picture?: { width: number; height: number } | 'any size';
  /** What an id looks like; the site takes no other. */
  pattern?: string;
  /** Recorded here, but only the host of the site can make it true. */
  isManagedByHost?: boolean;
  /** Kept for the owner to look up; nothing on the site follows it. */
  isNote?: boolean;
};

/** A setting as its group declares it. Public settings have their default in the visitors' part, where pages read it. */
export type Declared = Details & { type: SettingType; label: string; default?: string | number | boolean };

/** Everything there is to know about a setting. */
export type SettingDefinition = Details & {
  type: SettingType;
  label: string;
  group: SettingGroup;
  default: string | number | boolean;
  /** Whether visitors may read it. */
  isPublic: boolean;
};

const isPublicKey = (key: string): key is PublicSettingKey => Object.hasOwn(publicDefaults, key);

/** A group of the registry, each key with its group, its default and whether visitors may read it. */
export function settingGroup<Key extends string>(
  group: SettingGroup,
  declared: Record<Key, Declared>,
): Record<Key, SettingDefinition> {
  const entries = Object.entries<Declared>(declared).map(([key, definition]) => {
    const isPublic = isPublicKey(key);
    return [
      key,
      { ...definition, group, isPublic, default: isPublic ? publicDefaults[key] : (definition.default ?? '') },
    ];
  });
  return Object.fromEntries(entries) as Record<Key, SettingDefinition>;
}

const longestAddress = 2048;

export const text = (label: string, details: Details & { default?: string } = {}): Declared => ({
  type: 'text',
  label,
  maxLength: 200,
  ...details,
});
export const multiline = (label: string, details: Details = {}): Declared => ({
  type: 'multiline',
  label,
  maxLength: 2000,
  ...details,
});
export const email = (label: string, details: Details & { default?: string } = {}): Declared => ({
  type: 'email',
  label,
  maxLength: 254,
  ...details,
});
export const url = (label: string, details: Details = {}): Declared => ({
  type: 'url',
  label,
  maxLength: longestAddress,
  ...details,
});
export const image = (label: string, details: Details = {}): Declared =>
  url(label, { picture: 'any size', ...details });
export const phone = (label: string, details: Details = {}): Declared => ({
  type: 'phone',
  label,
  maxLength: 40,
  ...details,
});
export const color = (label: string, details: Details = {}): Declared => ({ type: 'color', label, ...details });
export const jsonArray = (label: string, details: Details = {}): Declared => ({
  type: 'json-array',
  label,
  default: '[]',
  maxLength: 5000,
  ...details,
});
export const secret = (label: string, details: Details = {}): Declared => ({
  type: 'secret',
  label,
  maxLength: 200,
  ...details,
});
export const number = (label: string, details: Details & { default?: number }): Declared => ({
  type: 'number',
  label,
  ...details,
});
export const choice = (
  label: string,
  choices: readonly string[],
  details: Details & { default?: string } = {},
): Declared => ({ type: 'choice', label, choices, ...details });
export const font = (label: string, choices: readonly string[], details: Details = {}): Declared => ({
  type: 'font',
  label,
  choices,
  ...details,
});
export const flag = (label: string, details: Details & { default?: boolean } = {}): Declared => ({
  type: 'boolean',
  label,
  default: true,
  ...details,
});
