import type { DocumentHead } from './head-tags';
import { inlineJson } from './structured-data';

/** Marks the elements added here, so that the next page can remove them. */
const mark = 'data-page-head';

const attributeOf = (name: string) => (name.startsWith('og:') ? 'property' : 'name');

const canonicalLink = 'link[rel="canonical"]';

/** Makes the head contain exactly these tags; elements of the HTML are updated in place. */
export function writeHead({ title, canonical, tags }: DocumentHead): void {
  document.title = title;
  if (canonical) upsert(canonicalLink, { rel: 'canonical', href: canonical }, 'link');
  else document.head.querySelector(canonicalLink)?.remove();
  const said = new Set(tags.map(({ name }) => name));
  for (const element of document.head.querySelectorAll(`meta[${mark}]`)) {
    if (!said.has(element.getAttribute('name') ?? element.getAttribute('property') ?? '')) element.remove();
  }
  for (const { name, content } of tags) {
    const attribute = attributeOf(name);
    upsert(`meta[${attribute}="${name}"]`, { [attribute]: name, content }, 'meta');
  }
}

function upsert(selector: string, attributes: Record<string, string>, kind: 'link' | 'meta'): void {
  const existing = document.head.querySelector(selector);
  const element = existing ?? document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (existing) return;
  element.setAttribute(mark, '');
  document.head.append(element);
}

export function writeStructuredData(blocks: readonly object[]): void {
  for (const old of document.head.querySelectorAll('script[type="application/ld+json"]')) old.remove();
  for (const block of blocks) {
    const script = inertScript();
    script.type = 'application/ld+json';
    script.append(document.createTextNode(inlineJson(block)));
    document.head.append(script);
  }
}

/**
 * Trusted Types require trusted code in every script element that could run, including data blocks. A clone of a script
 * that has run never runs again, so it is exempt.
 */
function inertScript(): HTMLScriptElement {
  const script =
    document.querySelector<HTMLScriptElement>('head script[src]')?.cloneNode(false) ?? document.createElement('script');
  if (!(script instanceof HTMLScriptElement)) throw new TypeError('A copy of a script is a script.');
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  return script;
}

/** Sets the color of the browser's toolbar and the icon of the tab. */
export function writeBrand(brand: { color: string; icon?: string }): void {
  upsert('meta[name="theme-color"]', { name: 'theme-color', content: brand.color }, 'meta');
  const icon = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon || !brand.icon || icon.href === brand.icon) return;
  icon.removeAttribute('type');
  icon.href = brand.icon;
}
