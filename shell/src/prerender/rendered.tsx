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
    const css = withoutUnused(cssOf(sheet), `${body}${dialog}`);
    return withFewClasses(body, dialog, css);
  } finally {
    sheet.seal();
  }
}

/** Returns the rules of a style sheet, each once: the page and the dialog both add the global ones. */
function cssOf(sheet: ServerStyleSheet): string {
  const css = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  return [...new Set(css.replace(mark, '').replace(/\n+/g, '').split('/*!sc*/'))].join('');
}

/**
 * Omits what the page does not use: most custom properties of a palette, and the styles of disabled controls. The application's
 * style sheet has them all.
 */
function withoutUnused(css: string, html: string): string {
  const rules = /\bdisabled="/.test(html)
    ? css
    : css.replace(/[^{}]*(?<!:not\():(?:is|has)\(:disabled[^{}]*\{[^{}]*\}/g, '');
  const used = new Set(Array.from((rules + html).matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return rules.replace(/(--[\w-]+):[^;{}]*;/g, (declaration, name: string) => (used.has(name) ? declaration : ''));
}

const classNames = / class="([^"]*)"/g;

/**
 * Omits class names without styles, the ids of components, which hydration does not compare, and shortens those of the dialog,
 * which is never hydrated: names are random, so they do not compress. Hydrated elements never get an omitted name back, so
 * styles that load later cannot select a first-view component, as in `${Card}:hover &`.
 */
function withFewClasses(html: string, dialog: string | undefined, css: string): Rendered {
  const namesIn = (markup = '') => [...markup.matchAll(classNames)].flatMap(([, names = '']) => names.split(' '));
  const styled = new Set(Array.from(css.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name));
  const shared = new Set(namesIn(html));
  const own = [...new Set(namesIn(dialog))].filter((name) => styled.has(name) && !shared.has(name));
  const short = new Map(own.map((name, index) => [name, `d${index}`]));
  const shortened = (name: string) => short.get(name) ?? name;
  const withStyled = (markup: string) =>
    markup.replace(classNames, (_, names: string) => {
      const kept = names.split(' ').filter((name) => styled.has(name));
      return kept.length ? ` class="${kept.map(shortened).join(' ')}"` : '';
    });
  return {
    html: withStyled(html),
    dialog: dialog && withStyled(dialog),
    css: css.replace(/(?<=\.)[a-z][\w-]*/gi, shortened),
  };
}
