import type { DetailedService, Settings } from 'data-client';
import type { Service } from 'domain/services';
import { servicePicture } from '../head/link-preview';
import { breadcrumbs, structuredData } from '../head/structured-data';
import { inside, siteOf } from '../head/web-address';
import { serviceAddress } from './service-address';

/** The schema.org data of a service's page: the service with its offer, its breadcrumbs, and the site. */
export function serviceBlocks(
  service: DetailedService,
  settings: Settings,
  siteAddress: string,
  services: readonly Service[],
): (object | undefined)[] {
  if (!settings.structured_data_enabled) return [];
  const site = siteOf(settings, siteAddress);
  const { name } = service;
  const address = inside(site, serviceAddress(service).slice(1));
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Service',
      '@id': `${address}#service`,
      url: address,
      name,
      description: service.description || service.subtitle || undefined,
      image: inside(site, servicePicture(service)),
      provider: { '@type': settings.schema_type, name: settings.schema_name || settings.site_title, url: site },
      offers: service.isBookable ? offerOf(service, address) : undefined,
    },
    breadcrumbs(settings, [{ name, address }], siteAddress),
    structuredData(settings, siteAddress, services),
  ];
}

/** The schema.org offer of a bookable service. The price is the owner's text, which search engines show as it is. */
const offerOf = ({ priceLabel, bookingMinutes }: DetailedService, url: string) => ({
  '@type': 'Offer',
  url,
  description: priceLabel || undefined,
  eligibleDuration: { '@type': 'QuantitativeValue', value: bookingMinutes, unitCode: 'MIN' },
});
