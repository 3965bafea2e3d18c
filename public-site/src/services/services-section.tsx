import { useCallback, useState } from 'react';
import { useSettings, useWords } from 'data-client';
import { servicesWords } from 'domain/settings/words/services.generated';
import type { LandingPageProps } from '../contract';
import { useOnDemand } from '../on-demand/use-on-demand';
import { services, type OfferedServiceId } from './services';
import { ServicesView } from './services-view';

const loadDetail = () => import('./service-dialog').then(({ ServiceDialog }) => ServiceDialog);

type ServicesSectionProps = Pick<LandingPageProps, 'onBook' | 'onBookIntent'>;

export function ServicesSection({ onBook, onBookIntent }: ServicesSectionProps) {
  const { settings } = useSettings();
  const words = useWords('services', servicesWords);
  const { value: ServiceDialog, status, request, prepare } = useOnDemand(loadDetail);
  const [selectedId, setSelectedId] = useState<OfferedServiceId>('keynote');
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const selected = services.find(({ id }) => id === selectedId);
  const handleLearnMore = () => {
    setIsOpen(true);
    request();
  };
  const handleBook = () => {
    close();
    onBook(selectedId);
  };
  const bookIfOffered = settings.booking_enabled ? handleBook : undefined;

  return (
    <>
      <ServicesView
        words={words}
        services={services}
        selectedId={selectedId}
        onSelect={setSelectedId}
        onLearnMore={handleLearnMore}
        onLearnMoreIntent={prepare}
        isDetailLoading={isOpen && status === 'loading'}
        hasDetailFailed={isOpen && status === 'failed'}
        onBook={bookIfOffered}
        onBookIntent={onBookIntent}
      />
      {ServiceDialog && selected && (
        <ServiceDialog isOpen={isOpen} service={selected} onClose={close} words={words} onBook={bookIfOffered} />
      )}
    </>
  );
}
