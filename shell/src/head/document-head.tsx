import { useSettings } from 'data-client';
import { useEffect } from 'react';
import type { PageHead } from './page-head';
import { isHeadRendered } from './rendered-head';
import { pageTitle } from './page-title';

/**
 * Rendered by every page, says in the document's head what the page and the owner's settings say. The title changes with
 * the page; what only machines read comes after it.
 */
export function DocumentHead({ title, description, path, isHidden }: PageHead) {
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
        if (isShown) writePage(settings, { title, description, path, isHidden }, `${location.origin}/`);
      },
      (reason: unknown) => console.error('The head of the document could not be completed.', reason),
    );
    return () => {
      isShown = false;
    };
  }, [settings, title, description, path, isHidden]);
  return null;
}
