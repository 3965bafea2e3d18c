import { useState } from 'react';
import { useServiceList, useSettings, useWords } from 'data-client';
import { useOnDemand } from 'shared-ui';
import { servicesWords } from 'domain/settings/words/services.generated';
import type { LandingPageProps } from '../contract';
import { useOffers } from '../offers/use-offers';
import { ServicesView } from './services-view';

const loadDetail = () => import('./service-dialog').then(({ ServiceDialog }) => ServiceDialog);

type ServicesSectionProps = Pick<LandingPageProps, 'onBook' | 'onBookIntent' | 'DetailsText'>;

export function ServicesSection({ onBook, onBookIntent, DetailsText }: ServicesSectionProps) {
  const { settings } = useSettings();
  const words = useWords('services', servicesWords);
  const query = useServiceList();
  const services = useOffers();
  const { value: ServiceDialog, status, request, prepare } = useOnDemand(loadDetail);
  const [selectedId, setSelectedId] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  // The owner may have hidden the selected service in the meantime.
  const selected = services?.find(({ id }) => id === selectedId) ?? services?.[0];
  const handleLearnMore = () => {
    setSelectedId(selected?.id);
    setIsOpen(true);
    request();
  };
  const handleBook = () => {
    close();
    onBook(selected?.id);
  };
  const bookIfOffered = settings.booking_enabled ? handleBook : undefined;

  if (services?.length === 0) return null;
  return (
    <>
      <ServicesView
        words={words}
        services={services}
        query={query}
        selectedId={selected?.id}
        onSelect={setSelectedId}
        onLearnMore={handleLearnMore}
        onLearnMoreIntent={prepare}
        isDetailLoading={isOpen && status === 'loading'}
        hasDetailFailed={isOpen && status === 'failed'}
        onBook={bookIfOffered}
        onBookIntent={onBookIntent}
      />
      {ServiceDialog && isOpen && selected && (
        <ServiceDialog
          service={selected}
          DetailsText={DetailsText}
          onClose={close}
          words={words}
          onBook={bookIfOffered}
        />
      )}
    </>
  );
}
