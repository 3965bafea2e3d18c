import { isSameSettings, ownSettings, type OwnersSettings, type Settings } from 'data-client';
import { renderedPath, renderedSettings } from '../hydration/rendered-page';

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
 * @param path of the page, as in its canonical link: `blog/`
 */
export function isHeadRendered(settings: Settings, path = ''): boolean {
  rendered ??= readRendered();
  const isThis = rendered.path === `/${path.replace(/\/$/, '')}`;
  if (isThis && isSameSettings(ownSettings(settings), rendered.settings)) return true;
  rendered = nothing;
  return false;
}
