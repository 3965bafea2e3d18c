import { inSections, type Section } from '../form/settings/sections';
import { keysIn, type SeoTabId } from '../form/settings/setting-tabs';

const isOpenGraph = (key: string) => key.startsWith('og_');
const isVerification = (key: string) => key.endsWith('_verification');
const isCrawling = (key: string) => key === 'robots_txt' || key.startsWith('sitemap_');

const sections: Record<SeoTabId, readonly Section[]> = {
  basic: [{ title: 'In search results', isIn: () => true }],
  social: [
    {
      title: 'When your site is shared',
      about: 'For Facebook, LinkedIn, WhatsApp and most others.',
      isIn: isOpenGraph,
    },
    { title: 'On X', about: 'Empty fields use the values for other networks.', isIn: (key) => !isOpenGraph(key) },
  ],
  technical: [
    { title: 'Crawlers', isIn: isCrawling },
    { title: 'Ownership', about: 'Proves to search engines that this site is yours.', isIn: isVerification },
    { title: 'Pages', isIn: (key) => !isCrawling(key) && !isVerification(key) },
  ],
  schema: [{ title: 'Your identity for search engines', isIn: () => true }],
  performance: [],
  monitoring: [{ title: 'Targets', isIn: () => true }],
};

/** The fields of a tab by section. */
export const seoSectionsOf = (tab: SeoTabId) => inSections(sections[tab], keysIn('seo', tab));
