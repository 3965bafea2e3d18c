import { useSettings, isSameSettings, ownSettings, type OwnersSettings, type Settings } from 'data-client';
import { useEffect } from 'react';
import type { PageHead } from './head-tags';
import { pageTitle } from './page-title';
import { renderedPath, renderedSettings } from '../hydration/rendered-page';

/**
 * Keeps the document's head in sync with the page and the owner's settings; every page renders it. The title changes
 * with the page; metadata for machines follow later.
 */
export function DocumentHead({ title, description, path, image, isHidden }: PageHead) {
  const { settings } = useSettings();
  const fullTitle = pageTitle(settings, title);
  // Only the landing page has neither.
  const page = path ?? title;
  useEffect(() => {
    if (!isHeadRendered(settings, page)) document.title = fullTitle;
  }, [settings, page, fullTitle]);
  useEffect(() => {
    if (isHeadRendered(settings, page)) return undefined;
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
  }, [settings, page, title, description, path, image, isHidden]);
  return null;
}

type Rendered = { path?: string; settings: OwnersSettings };

const nothing: Rendered = { settings: {} };

let rendered: Rendered | undefined;

/** Without a canonical link the head was rendered before the site's address was known. */
const readRendered = (): Rendered =>
  document.head.querySelector('link[rel="canonical"]')
    ? { path: renderedPath(), settings: renderedSettings() ?? {} }
    : nothing;

/**
 * Whether the prerendered head belongs to this page and is still current. After the first change, the head is written
 * as usual.
 *
 * @param page its path, as in its canonical link: `blog/`; the title of a page without one
 */
function isHeadRendered(settings: Settings, page = ''): boolean {
  rendered ??= readRendered();
  const isThis = rendered.path === `/${page.replace(/\/$/, '')}`;
  if (isThis && isSameSettings(ownSettings(settings), rendered.settings)) return true;
  rendered = nothing;
  return false;
}
