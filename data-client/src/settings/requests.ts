import type { DataConfig } from '../connection/config';
import { takeEarly } from '../connection/early';
import type { Gateway } from '../connection/gateway';
import { parseSettings } from './parse-settings';
import type { SettingRow } from './parse-settings';
import type { Settings } from './public-settings';

/** The owner's settings that differ from, or repeat, the built-in defaults. */
export type OwnersSettings = Partial<Settings>;

export type SettingsRequests = { read(signal?: AbortSignal): Promise<OwnersSettings> };

/**
 * The exact address of the public settings, for a document that wants to ask before any script has loaded:
 * `window.__early = { [url]: fetch(url, { headers: { apikey: key } }) }`. Row level security leaves out what is private.
 */
export const publicSettingsUrl = ({ url }: DataConfig) => `${url}/rest/v1/site_settings_la2024?select=key,value`;

export function createSettingsRequests({ config, rows }: Gateway): SettingsRequests {
  const url = publicSettingsUrl(config);
  return {
    async read(signal) {
      const early = await takeEarly(url);
      return parseSettings(isRows(early) ? early : await rows<SettingRow>(url, signal));
    },
  };
}

const isRows = (value: unknown): value is SettingRow[] => Array.isArray(value);
