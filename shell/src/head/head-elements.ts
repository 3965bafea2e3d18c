import type { DocumentHead } from './head-tags';
import { inlineJson } from './structured-data';

/** Marks the elements added here, so that the next page can remove them. */
const mark = 'data-page-head';

const attributeOf = (name: string) => (name.startsWith('og:') ? 'property' : 'name');

/** Makes the head contain exactly these tags; elements of the HTML are updated in place. */
export function writeHead({ title, canonical, tags }: DocumentHead, page: Document = document): void {
  page.title = title;
  upsert(page, 'link[rel="canonical"]', { rel: 'canonical', href: canonical }, 'link');
  const said = new Set(tags.map(({ name }) => name));
  for (const element of page.head.querySelectorAll(`meta[${mark}]`)) {
    if (!said.has(element.getAttribute('name') ?? element.getAttribute('property') ?? '')) element.remove();
  }
  for (const { name, content } of tags) {
    const attribute = attributeOf(name);
    upsert(page, `meta[${attribute}="${name}"]`, { [attribute]: name, content }, 'meta');
  }
}

function upsert(page: Document, selector: string, attributes: Record<string, string>, kind: 'link' | 'meta'): void {
  const existing = page.head.querySelector(selector);
  const element = existing ?? page.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (existing) return;
  element.setAttribute(mark, '');
  page.head.append(element);
}

export function writeStructuredData(blocks: readonly object[], page: Document = document): void {
  for (const old of page.head.querySelectorAll('script[type="application/ld+json"]')) old.remove();
  for (const block of blocks) {
    const script = inertScript(page);
    script.type = 'application/ld+json';
    script.append(page.createTextNode(inlineJson(block)));
    page.head.append(script);
  }
}

/**
 * Trusted Types require trusted code in every script element that could run, including data blocks. A clone of a script
 * that has run never runs again, so it is exempt.
 */
function inertScript(page: Document): HTMLScriptElement {
  const script =
    page.querySelector<HTMLScriptElement>('head script[src]')?.cloneNode(false) ?? page.createElement('script');
  if (!(script instanceof HTMLScriptElement)) throw new TypeError('A copy of a script is a script.');
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  return script;
}

/** Sets the color of the browser's toolbar and the icon of the tab. */
export function writeBrand(brand: { color: string; icon?: string }, page: Document = document): void {
  upsert(page, 'meta[name="theme-color"]', { name: 'theme-color', content: brand.color }, 'meta');
  const icon = page.head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon || !brand.icon || icon.href === brand.icon) return;
  icon.removeAttribute('type');
  icon.href = brand.icon;
}
