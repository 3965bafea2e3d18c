import { existsSync } from 'node:fs';
import path from 'node:path';
import { addressIn, isLocalAddress, siteConfigFrom, type SiteConfig } from 'config/site-config';
import { replaceFile } from 'config/files';
import { UserError } from 'config/run-command';
import { readSiteFile } from './site-folder.ts';

/**
 * The configuration of a published site. It is stored with the site, in `site.json`, so that a later deployment cannot
 * point the site elsewhere.
 */
export type SiteSettings = SiteConfig & { siteAddress?: string };

const settingsFile = 'site.json';

/** @throws {UserError} if the site has none */
export function readSiteSettings(site: string): SiteSettings {
  const file = path.join(site, settingsFile);
  if (!existsSync(file))
    throw new UserError(`${file} is missing, so the backend of the site is unknown: run npm run build.`);
  return readSiteFile(file);
}

/**
 * Returns the configuration that a site gets from environment variables. Without `SUPABASE_URL` a site keeps its backend, also a
 * local one on another port, and a new site uses the default local one.
 *
 * @param options `mayReplace`: the backend of a hosted site may be changed
 * @throws {UserError} if a variable is invalid, or a hosted site would be changed without permission
 */
export function newSiteSettings(
  site: string,
  environment: NodeJS.ProcessEnv,
  { mayReplace = false }: { mayReplace?: boolean } = {},
): SiteSettings {
  const before = existsSync(path.join(site, settingsFile)) ? readSiteSettings(site) : undefined;
  const SUPABASE_URL = environment.SUPABASE_URL || before?.supabaseUrl;
  const isKept = before && !environment.SUPABASE_URL && !isLocalAddress(before.supabaseUrl);
  const { siteAddress: _, ...settings }: SiteSettings = isKept
    ? before
    : explained(() => siteConfigFrom({ ...environment, SUPABASE_URL }));
  if (before && !mayReplace && !isLocalAddress(before.supabaseUrl) && settings.supabaseUrl !== before.supabaseUrl) {
    throw new UserError(
      `${site} is configured for ${before.supabaseUrl}, and SUPABASE_URL names ${settings.supabaseUrl}. Only npm run build changes the backend of a site.`,
    );
  }
  const { SITE_URL } = environment;
  const siteAddress = SITE_URL ? `${explained(() => addressIn('SITE_URL', SITE_URL))}/` : keptAddress(before);
  return { ...settings, ...(siteAddress && { siteAddress }) };
}

export function writeSiteSettings(site: string, settings: SiteSettings) {
  replaceFile(path.join(site, settingsFile), `${JSON.stringify(settings, null, 2)}\n`);
}

/** The address that `npm start` gave a site is not where it will be deployed. */
function keptAddress(before?: SiteSettings) {
  return before?.siteAddress && !isLocalAddress(before.siteAddress) ? before.siteAddress : undefined;
}

/** @throws {UserError} with the message of the error that `read` throws */
function explained<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
