/**
 * The application's links for those who run no scripts: sections are anchors of the page, articles have pages of their
 * own. What leads elsewhere in the application leads to the page that starts it.
 */
export function readableLinks(html: string): string {
  return html
    .replace(/href="#\/#([\w-]+)"/g, 'href="#$1"')
    .replace(/href="#\/blog(?:\/([^"?]+))?[^"]*"/g, (_, slug?: string) => `href="/blog/${slug ? `${slug}/` : ''}"`)
    .replace(/href="#\//g, 'href="/#/');
}
