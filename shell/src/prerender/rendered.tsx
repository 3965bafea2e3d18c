import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

export type Rendered = { html: string; css: string };

/**
 * styled-components would rehydrate a style sheet with this attribute; ours is temporary until the application adds its
 * own.
 */
const marks = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\//g;

/** Markup and its style sheet. */
export function render(page: ReactElement): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(page));
    const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
    // The page's head already contains it.
    const body = html.replace(/^<link rel="preload"[^>]*>/, '');
    return { html: body, css: css.replace(marks, '').replace(/\n+/g, '') };
  } finally {
    sheet.seal();
  }
}
