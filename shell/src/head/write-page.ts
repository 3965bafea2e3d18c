import { publicDefaults } from 'data-client';
import type { Settings } from 'data-client';
import { renderedServices } from '../hydration/rendered-page';
import { writeBrand, writeHead, writeStructuredData } from './head-elements';
import { pageHead } from './head-tags';
import type { PageHead } from './head-tags';
import { breadcrumbs, structuredData } from './structured-data';
import { webAddress } from './web-address';

/** Writes title and metadata of a page into the head. */
export function writePage(settings: Settings, page: PageHead, siteAddress: string): void {
  const head = pageHead(settings, page, siteAddress);
  writeHead(head);
  writeBrand({ color: settings.primary_color, icon: ownIcon(settings, siteAddress) });
  const crumbs =
    page.title && page.path
      ? breadcrumbs(settings, { name: page.title, address: head.canonical }, siteAddress)
      : undefined;
  const blocks = page.isHidden ? [] : [structuredData(settings, siteAddress, renderedServices() ?? []), crumbs];
  writeStructuredData(blocks.filter((block) => block !== undefined));
}

/** The built-in icon is inlined in the HTML, so that it costs no request. */
function ownIcon({ favicon_url }: Settings, siteAddress: string): string | undefined {
  return favicon_url === publicDefaults.favicon_url ? undefined : webAddress(favicon_url, siteAddress);
}
