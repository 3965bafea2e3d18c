import type { EmbedOptions } from './embed-options';

const names = ['source', 'medium', 'campaign', 'term', 'content'];
const longest = 100;

/** Which campaign brought the visitor: from the page's address, or as the partner says (`source=letter&medium=email`). */
export function campaignOf({ utm = '' }: EmbedOptions, search = location.search): Record<string, string> {
  const [page, said] = [new URLSearchParams(search), new URLSearchParams(utm)];
  const campaign: Record<string, string> = {};
  for (const name of names) {
    const value = said.get(name) ?? said.get(`utm_${name}`) ?? page.get(`utm_${name}`);
    if (value) campaign[name] = value.slice(0, longest);
  }
  return campaign;
}
