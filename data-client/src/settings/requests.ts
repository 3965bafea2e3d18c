import type { DataConfig } from '../connection/config';
import type { DatabaseClient } from '../connection/database';
import { rowsOf } from '../connection/request';
import { parseSettings } from './parse-settings';
import type { Settings } from 'domain/settings/public-settings.generated';

/** The owner's settings that differ from, or repeat, the built-in defaults. */
export type OwnersSettings = Partial<Settings>;

/**
 * The address that `read` requests, for the HTML's preloads and for publishing. Row level security leaves out private
 * settings.
 */
export const publicSettingsUrl = ({ url }: DataConfig) => `${url}/rest/v1/site_settings_la2024?select=key%2Cvalue`;

export function createSettingsRequests(db: DatabaseClient) {
  return {
    read: async (signal?: AbortSignal): Promise<OwnersSettings> =>
      parseSettings(await rowsOf(db.from('site_settings_la2024').select('key,value'), signal)),
  };
}
