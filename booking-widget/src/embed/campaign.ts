import type { EmbedOptions } from './embed-options';

const names = ['source', 'medium', 'campaign', 'term', 'content'];
const longest = 100;

/** Returns the visitor's campaign, from the partner's option (`source=letter&medium=email`) or the page's address. */
export function campaignOf({ utm = '' }: EmbedOptions, search = location.search): Record<string, string> {
  const [page, said] = [new URLSearchParams(search), new URLSearchParams(utm)];
  const campaign: Record<string, string> = {};
  for (const name of names) {
    const value = said.get(name) ?? said.get(`utm_${name}`) ?? page.get(`utm_${name}`);
    if (value) campaign[name] = value.slice(0, longest);
  }
  return campaign;
}
