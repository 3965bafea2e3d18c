import { isSameSettings, ownSettings } from 'data-client';
import type { Settings } from 'data-client';
import { renderedPath, renderedSettings } from '../hydration/rendered-page';

type Rendered = { path?: string; settings: ReturnType<typeof renderedSettings> };

const nothing: Rendered = { settings: {} };

let rendered: Rendered | undefined;

/** A head without its canonical link was rendered by somebody who did not know the site's address. */
const readRendered = (): Rendered =>
  document.head.querySelector('link[rel="canonical"]')
    ? { path: renderedPath(), settings: renderedSettings() }
    : nothing;

/**
 * Whether the document arrived with the head of this page, and nothing has changed since. Once it is about something else
 * it is written like any other.
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
