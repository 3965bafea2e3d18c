import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

type Rendered = { html: string; css: string };

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
    return { html: body, css: withoutUnused(css.replace(marks, '').replace(/\n+/g, ''), body) };
  } finally {
    sheet.seal();
  }
}

/** Omits the custom properties that the page does not use: most of a palette. The application's style sheet has them all. */
function withoutUnused(css: string, html: string): string {
  const used = new Set(Array.from((css + html).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return css.replace(/(--[\w-]+):[^;{}]*;/g, (declaration, name: string) => (used.has(name) ? declaration : ''));
}
