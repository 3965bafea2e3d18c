import { publicDefaults, type Settings } from 'data-client';
import { writeBrand, writeHead, writeStructuredData } from './head-elements';
import { pageHead, type PageHead } from './head-tags';
import { breadcrumbs, faqData, structuredData } from './structured-data';
import { webAddress } from './web-address';

type OfferedService = Parameters<typeof structuredData>[2][number];

let services: readonly OfferedService[] | undefined;

/** Writes title and metadata of a page into the head. */
export function writePage(settings: Settings, page: PageHead, siteAddress: string): void {
  services ??= publishedServices();
  const head = pageHead(settings, page, siteAddress);
  writeHead(head);
  writeBrand({ color: settings.primary_color, icon: ownIcon(settings, siteAddress) });
  const crumbs =
    page.title && page.path
      ? breadcrumbs(settings, [{ name: page.title, address: head.canonical }], siteAddress)
      : undefined;
  // Only the home page shows the questions, and only it has no title.
  const questions = page.title ? undefined : faqData(settings);
  const blocks = page.isHidden ? [] : [structuredData(settings, siteAddress, services), crumbs, questions];
  writeStructuredData(blocks.filter((block) => block !== undefined));
}

/** The built-in icon is inlined in the HTML, so that it costs no request. */
function ownIcon({ favicon_url }: Settings, siteAddress: string): string | undefined {
  return favicon_url === publicDefaults.favicon_url ? undefined : webAddress(favicon_url, siteAddress);
}

type Described = { name: string; description?: string; url: string };
type SiteData = {
  makesOffer?: { itemOffered?: { hasOfferCatalog?: { itemListElement: { itemOffered: Described }[] } } };
};

/**
 * The services in the structured data of the published page, so that later pages of the visit describe them, too. Not the
 * current ones: the data links to the services' static pages, which exist from the next publication on.
 */
function publishedServices(): OfferedService[] {
  const blocks = [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as SiteData,
  );
  const items = blocks.flatMap(({ makesOffer }) => makesOffer?.itemOffered?.hasOfferCatalog?.itemListElement ?? []);
  return items.map(({ itemOffered: { name, description = '', url } }) => ({
    id: url.split('/').at(-2) ?? '',
    name,
    subtitle: description,
    isOnPage: true,
  }));
}
