import { useService, useSettings, useWords } from 'data-client';
import { servicesWords } from 'domain/settings/words/services.generated';
import type { ServicePageProps } from '../contract';
import { ServicePending, ServiceView } from './service-view';

/** Reads the service. One that is hidden or archived has no page. */
export function ServiceSection({ id, bookPath, onBook, onBookIntent, DetailsText, Head, missing }: ServicePageProps) {
  const { settings } = useSettings();
  const words = useWords('services', servicesWords);
  const query = useService(id);
  const { data: service } = query;
  if (service === null || service?.isOnPage === false) return missing;
  if (!service) return <ServicePending query={query} />;
  const { name, subtitle, description, pictureUrl } = service;
  const booking = settings.booking_enabled
    ? { path: `${bookPath}/${id}`, label: words.book, onBook: () => onBook(id), onBookIntent }
    : undefined;
  return (
    <>
      <Head
        title={name}
        description={description || subtitle}
        path={`services/${id}/`}
        image={pictureUrl || undefined}
      />
      <ServiceView service={service} booking={booking} DetailsText={DetailsText} />
    </>
  );
}
