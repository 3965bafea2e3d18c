import type { SettingKey } from 'domain/settings/registry';

export type Section = { title: string; about?: string; isIn: (key: SettingKey) => boolean };

/** Divides fields into sections, without those that stay empty. */
export const inSections = (sections: readonly Section[], keys: readonly SettingKey[]) =>
  sections
    .map(({ isIn, ...words }) => ({ ...words, keys: keys.filter(isIn) }))
    .filter((section) => section.keys.length > 0);
