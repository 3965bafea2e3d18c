import { useSettings } from 'data-client';
import { useEffect } from 'react';

/** The document's title: the page's own before the site's, else the owner's `meta_title`. */
export function usePageTitle(ownTitle?: string): void {
  const { settings } = useSettings();
  const title = ownTitle ? `${ownTitle} · ${settings.site_title}` : settings.meta_title || settings.site_title;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
