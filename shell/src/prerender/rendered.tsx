import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

export type Rendered = { html: string; css: string };

/** What styled-components would need to take the sheet over; ours is only a stand-in until its own is there. */
const marks = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\//g;

/** Markup and the style sheet it needs. */
export function render(page: ReactElement): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(page));
    const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
    // The page's head names it already.
    const body = html.replace(/^<link rel="preload"[^>]*>/, '');
    return { html: body, css: css.replace(marks, '').replace(/\n+/g, '') };
  } finally {
    sheet.seal();
  }
}
