import type { SettingKey } from 'domain/settings/registry';

/** The id of a setting's control. */
export const fieldId = (key: SettingKey) => `setting-${key}`;
