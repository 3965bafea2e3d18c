/** A button inside a heading becomes text. */
const openers = /(<h\d[^>]*>(?:(?!<\/h\d>)[\s\S])*?)<button\b[^>]*>([\s\S]*?)<\/button>/g;

/** Elements that need scripts, and decoration. */
const elements = /<(form|button|svg)\b[\s\S]*?<\/\1>/g;
const forTheEye = /<(\w+)\b[^>]* aria-hidden="true"[^>]*>[^<]*<\/\1>/g;
const wrappers = /<\/?(div|span)\b[^>]*>/g;
const attributes = / (?:class|data-[\w-]+|aria-hidden|focusable|tabindex)="[^"]*"/g;

/**
 * Rewrites the application's links for visitors without scripts: sections become anchors of the landing page, articles,
 * services and the legal notice link to their static pages, and other links lead to the page that starts the application.
 */
export function readableLinks(html: string): string {
  return html
    .replace(/href="#\/#([\w-]+)"/g, 'href="/#$1"')
    .replace(/href="#\/blog(?:\/([^"?]+))?[^"]*"/g, (_, slug?: string) => `href="/blog/${slug ? `${slug}/` : ''}"`)
    .replace(/href="#\/services\/([\w-]+)"/g, 'href="/services/$1/"')
    .replace(/href="#\/legal-notice"/g, 'href="/legal-notice/"')
    .replace(/href="#\//g, 'href="/#/');
}

/** Turns the button that opens a service into a link to its page. */
export const linkServices = (html: string): string =>
  html.replace(
    /<button\b[^>]* id="service-([\w-]+)-title"[^>]*>([\s\S]*?)<\/button>/g,
    '<a href="/services/$1/">$2</a>',
  );

/** Returns the text of rendered markup with headings, lists and links, but nothing that needs styles or scripts. */
export function plainHtml(html: string): string {
  const words = html
    .replace(openers, '$1$2')
    .replace(elements, '')
    .replace(forTheEye, '')
    .replace(wrappers, '')
    .replace(attributes, '');
  return readableLinks(words).replace(/<!--.*?-->/g, '');
}
