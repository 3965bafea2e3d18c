import { useSettings } from 'data-client';
import { useEffect } from 'react';
import type { PageHead } from './head-tags';
import { isHeadRendered } from './rendered-head';
import { pageTitle } from './page-title';

/**
 * Keeps the document's head in sync with the page and the owner's settings; every page renders it. The title changes
 * with the page; metadata for machines follow later.
 */
export function DocumentHead({ title, description, path, image, isHidden }: PageHead) {
  const { settings } = useSettings();
  const fullTitle = pageTitle(settings, title);
  useEffect(() => {
    if (!isHeadRendered(settings, path)) document.title = fullTitle;
  }, [settings, path, fullTitle]);
  useEffect(() => {
    if (isHeadRendered(settings, path)) return undefined;
    let isShown = true;
    import('./write-page').then(
      ({ writePage }) => {
        if (isShown) writePage(settings, { title, description, path, image, isHidden }, `${location.origin}/`);
      },
      (reason: unknown) => console.error('The head of the document could not be completed.', reason),
    );
    return () => {
      isShown = false;
    };
  }, [settings, title, description, path, image, isHidden]);
  return null;
}
