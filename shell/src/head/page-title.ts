import { publicDefaults, type Settings } from 'data-client';

/** Returns the page's title, else the owner's, else the built-in one. */
export function pageTitle(settings: Pick<Settings, 'meta_title' | 'site_title'>, own?: string): string {
  return own ? `${own} · ${settings.site_title}` : settings.meta_title || publicDefaults.meta_title;
}
