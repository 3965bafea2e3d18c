import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

type Rendered = { html: string; dialog?: string; css: string };

/**
 * styled-components would rehydrate a style sheet with this attribute; ours is temporary until the application adds its
 * own.
 */
const mark = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** Renders a page to markup and its style sheet, which also has the styles of the dialog that may open over the page. */
export function render(page: ReactElement, over?: ReactElement): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(page));
    // The ids of both must differ.
    const around = over && renderToString(sheet.collectStyles(over), { identifierPrefix: 'over' });
    const dialog = around?.match(/<dialog[\s\S]*<\/dialog>/)?.[0];
    // The page's head already contains it.
    const body = html.replace(/^<link rel="preload"[^>]*>/, '');
    return { html: body, dialog, css: withoutUnused(cssOf(sheet), `${body}${dialog}`) };
  } finally {
    sheet.seal();
  }
}

/** Returns the rules of a style sheet, each once: the page and the dialog both add the global ones. */
function cssOf(sheet: ServerStyleSheet): string {
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  return [...new Set(css.replace(mark, '').replace(/\n+/g, '').split('/*!sc*/'))].join('');
}

/** Omits the custom properties that the page does not use: most of a palette. The application's style sheet has them all. */
function withoutUnused(css: string, html: string): string {
  const used = new Set(Array.from((css + html).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return css.replace(/(--[\w-]+):[^;{}]*;/g, (declaration, name: string) => (used.has(name) ? declaration : ''));
}
