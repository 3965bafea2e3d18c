import type { SettingKey } from 'data-client/owner';

/** Id of a setting's control. */
export const fieldId = (key: SettingKey) => `setting-${key}`;
