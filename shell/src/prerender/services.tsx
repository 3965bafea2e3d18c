import { publicDefaults, type DetailedService } from 'data-client';
import { paths } from '../app/paths';
import { generatedServicePicture, servicePicture } from '../head/sharing-picture';
import { headHtml } from './head-html';
import { renderPlain } from './plain-site';
import { pictureTags } from './article-data';
import { serviceAddress } from './service-address';
import { serviceBlocks } from './service-data';
import type { RenderedPage, Source } from './source';

/** Renders the page of a service as a document. */
export function renderService(source: Source, service: DetailedService): RenderedPage {
  const { siteAddress, services, publicSite, blogPages } = source;
  const { ServicePage } = publicSite;
  const settings = { ...publicDefaults, ...source.settings };
  const path = `${paths.services}/${service.id}`;
  // The page starts with the details that it was rendered with.
  const provided = services.map((other) => (other.id === service.id ? service : other));
  return {
    ...renderPlain(
      { ...source, services: provided },
      path,
      ServicePage && (
        <ServicePage
          id={service.id}
          onBook={() => {}}
          bookPath={paths.book}
          DetailsText={blogPages?.RenderedText}
          Head={() => null}
          missing={null}
        />
      ),
    ),
    head: headHtml({
      settings,
      page: {
        title: service.name,
        description: service.description || service.subtitle,
        path: serviceAddress(service).slice(1),
        image: servicePicture(service),
        isHidden: settings.maintenance_mode,
      },
      siteAddress,
      tags: service.pictureUrl
        ? []
        : pictureTags(generatedServicePicture(service.id), service.name, settings, siteAddress),
      blocks: serviceBlocks(service, settings, siteAddress, services),
    }),
    services: provided,
  };
}
