/** A heading that opens what it heads keeps its words. */
const openers = /(<h\d[^>]*>(?:(?!<\/h\d>)[\s\S])*?)<button\b[^>]*>([\s\S]*?)<\/button>/g;

/** What takes a script to be of use, and what only the eye needs. */
const elements = /<(form|button|svg)\b[\s\S]*?<\/\1>/g;
const forTheEye = /<(\w+)\b[^>]* aria-hidden="true"[^>]*>[^<]*<\/\1>/g;
const wrappers = /<\/?(div|span)\b[^>]*>/g;
const attributes = / (?:class|data-[\w-]+|aria-hidden|focusable|tabindex)="[^"]*"/g;

/**
 * The application's links for those who run no scripts: sections are anchors of the landing page, articles have pages of
 * their own. What leads elsewhere in the application leads to the page that starts it.
 */
export function readableLinks(html: string): string {
  return html
    .replace(/href="#\/#([\w-]+)"/g, 'href="/#$1"')
    .replace(/href="#\/blog(?:\/([^"?]+))?[^"]*"/g, (_, slug?: string) => `href="/blog/${slug ? `${slug}/` : ''}"`)
    .replace(/href="#\//g, 'href="/#/');
}

/** The words of rendered markup with their headings, lists and links, and nothing that needs a style sheet or a script. */
export function plainHtml(html: string): string {
  const words = html
    .replace(openers, '$1$2')
    .replace(elements, '')
    .replace(forTheEye, '')
    .replace(wrappers, '')
    .replace(attributes, '');
  return readableLinks(words).replace(/<!--.*?-->/g, '');
}
