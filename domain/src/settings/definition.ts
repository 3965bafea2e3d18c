export type SettingValue = string | number | boolean;

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
  | 'list'
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
  | 'typography'
  | 'words';

/** Marks a setting that the site does not follow by itself. */
export type SettingEffect =
  /** Stored, but only the host of the site can act on it. */
  | 'host'
  /** Stored for the owner; nothing acts on it. */
  | 'none';

/** A field of the entries of a `list`. Its value is text. */
export type ListField = {
  label: string;
  /** In characters. */
  maxLength: number;
  isRequired?: boolean;
  isMultiline?: boolean;
  isPicture?: boolean;
  /** A web address; pictures are, too. */
  isAddress?: boolean;
  hint?: string;
};

/** The limits that decide whether a stored value is used. */
export type SettingLimits = { min?: number; max?: number; choices?: readonly (string | number)[] };

type Details = SettingLimits & {
  default?: SettingValue;
  /** Whether visitors may read it. Groups set it for all of their keys. */
  isPublic?: boolean;
  hint?: string;
  isRequired?: boolean;
  /** In characters. */
  maxLength?: number;
  /** The database rejects longer values, too; it always does for words, lists and values with `matches`. */
  isLimited?: boolean;
  /** The length in characters that search engines show in full. */
  advised?: readonly [min: number, max: number];
  /** Another key with the same meaning; only that one has a field. */
  aliasOf?: string;
  /** The setting is an image address, with the smallest size in pixels that looks sharp. */
  picture?: { width: number; height: number } | 'any size';
  /** Of a `list`: the fields of an entry, whose first one names it, and the maximum number of entries. */
  fields?: Readonly<Record<string, ListField>>;
  maxEntries?: number;
  /** Of a `list`: one entry in words, for example `figure`. */
  entryName?: string;
  /** A regular expression that a value has to match to be saved, and the message if it does not. */
  matches?: { pattern: string; problem: string };
  /** A regular expression for ids; the site ignores ids that do not match. */
  pattern?: string;
  effect?: SettingEffect;
};

type Declaration = Details & { type: SettingType; label: string };

/** Everything that is known about a setting. */
export type SettingDefinition = Declaration & { group: SettingGroup; default: SettingValue; isPublic: boolean };

/** A group of the registry. Its keys are public or private unless they say otherwise. */
export function settingGroup<Key extends string>(
  group: SettingGroup,
  visibility: 'public' | 'private',
  declarations: Record<Key, Declaration>,
): Record<Key, SettingDefinition> {
  const isPublic = visibility === 'public';
  const entries = Object.entries<Declaration>(declarations).map(([key, declaration]) => [
    key,
    { isPublic, default: '', ...declaration, group },
  ]);
  return Object.fromEntries(entries) as Record<Key, SettingDefinition>;
}

const builder =
  (type: SettingType, defaults: Details = {}) =>
  (label: string, details: Details = {}): Declaration => ({ type, label, ...defaults, ...details });

export const text = builder('text', { maxLength: 200 });
export const multiline = builder('multiline', { maxLength: 2000 });
export const email = builder('email', { maxLength: 254 });
export const url = builder('url', { maxLength: 2048 });
export const image = builder('url', { maxLength: 2048, picture: 'any size' });
export const phone = builder('phone', { maxLength: 40 });
export const number = builder('number');
export const flag = builder('boolean', { default: true });
export const color = builder('color');
export const choice = builder('choice');
export const font = builder('font');
export const jsonArray = builder('json-array', { default: '[]', maxLength: 5000 });
export const secret = builder('secret', { maxLength: 200 });

type ListDetails = { fields: Record<string, ListField>; maxEntries: number; entryName: string };

/** A declaration of a list of small records, stored as a JSON array of objects whose values are texts. */
export const list = (
  label: string,
  { entries = [], ...details }: ListDetails & { entries?: readonly Record<string, string>[]; hint?: string },
): Declaration => ({ type: 'list', label, default: JSON.stringify(entries), ...details });
