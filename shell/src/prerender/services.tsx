import type { DetailedService } from 'data-client';
import { paths } from '../app/paths';
import { generatedServicePicture, servicePicture } from '../head/link-preview';
import { headHtml } from './head-html';
import { renderPlain } from './plain-site';
import { pictureTags } from './article-data';
import { serviceAddress } from './service-address';
import { serviceBlocks } from './service-data';
import { settingsOf, type RenderedPage, type Source } from './source';

/** Renders the page of a service as a document. */
export function renderService(source: Source, service: DetailedService): RenderedPage {
  const { siteAddress, services, publicSite, blogPages } = source;
  const { ServicePage } = publicSite;
  const settings = settingsOf(source);
  const path = `${paths.services}/${service.id}`;
  const page = {
    title: service.name,
    description: service.description || service.subtitle,
    path: serviceAddress(service).slice(1),
    image: servicePicture(service),
  };
  // The page starts with the details that it was rendered with.
  const provided = services.map((other) => (other.id === service.id ? service : other));
  return {
    ...renderPlain(
      { ...source, services: provided },
      path,
      <ServicePage
        id={service.id}
        onBook={() => {}}
        bookPath={paths.book}
        DetailsText={blogPages?.RenderedText}
        Head={() => null}
        missing={null}
      />,
    ),
    head: headHtml(source, page, {
      tags: service.pictureUrl
        ? []
        : pictureTags(generatedServicePicture(service.id), service.name, settings, siteAddress),
      blocks: serviceBlocks(service, settings, siteAddress, services),
    }),
    services: provided,
  };
}
