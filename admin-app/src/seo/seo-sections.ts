import type { SettingKey } from 'data-client/owner';
import { keysIn } from '../setting-form/setting-places';

export const seoTabs = [
  { id: 'basic', label: 'Basic SEO' },
  { id: 'social', label: 'Social Media' },
  { id: 'technical', label: 'Technical' },
  { id: 'schema', label: 'Schema.org' },
  { id: 'performance', label: 'Performance' },
  { id: 'monitoring', label: 'Monitoring' },
] as const;

export type SeoTabId = (typeof seoTabs)[number]['id'];

export type SeoSection = { title: string; about?: string; keys: readonly SettingKey[] };

type Split = { title: string; about?: string; isIn: (key: SettingKey) => boolean };

const isOpenGraph = (key: string) => key.startsWith('og_');
const isVerification = (key: string) => key.endsWith('_verification');
const isCrawling = (key: string) => key === 'robots_txt' || key.startsWith('sitemap_');

const splits: Record<SeoTabId, readonly Split[]> = {
  basic: [{ title: 'In search results', isIn: () => true }],
  social: [
    {
      title: 'When somebody shares your site',
      about: 'Facebook, LinkedIn, WhatsApp and most others.',
      isIn: isOpenGraph,
    },
    {
      title: 'On X',
      about: 'Where something is empty, X takes what the others show.',
      isIn: (key) => !isOpenGraph(key),
    },
  ],
  technical: [
    { title: 'Crawlers', isIn: isCrawling },
    { title: 'Ownership', about: 'Proves to a search engine that this site is yours.', isIn: isVerification },
    { title: 'Pages', isIn: (key) => !isCrawling(key) && !isVerification(key) },
  ],
  schema: [{ title: 'Who you are, for search engines', isIn: () => true }],
  performance: [
    { title: 'Speed', about: 'These are done when the site is built and where it is hosted.', isIn: () => true },
  ],
  monitoring: [{ title: 'What you aim for', isIn: () => true }],
};

/** The fields of a tab, in sections. */
export function seoSectionsOf(tab: SeoTabId): SeoSection[] {
  const keys = keysIn('seo', tab);
  return splits[tab].map(({ isIn, ...words }) => ({ ...words, keys: keys.filter(isIn) }));
}
