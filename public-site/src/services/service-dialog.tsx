import { useService } from 'data-client';
import type { Service } from 'domain/services';
import type { servicesWords } from 'domain/settings/words/services.generated';
import { Button, Dialog } from 'shared-ui';
import type { LandingPageProps } from '../contract';
import { ServiceDetailsView } from './service-details-view';

export type ServiceDialogProps = Pick<LandingPageProps, 'DetailsText'> & {
  service: Service;
  words: typeof servicesWords;
  onClose: () => void;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
};

/** A service in full. Its details are read when it opens. */
export function ServiceDialog({ service, words, onClose, onBook, DetailsText }: ServiceDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      closesOnBack
      size="lg"
      isFullScreenOnPhone
      title={service.name}
      description={service.subtitle}
      footer={onBook && <Button onClick={onBook}>{words.book}</Button>}
    >
      <Details service={service} DetailsText={DetailsText} />
    </Dialog>
  );
}

function Details({ service, DetailsText }: Pick<ServiceDialogProps, 'service' | 'DetailsText'>) {
  const details = useService(service.id);
  return <ServiceDetailsView service={service} details={details} DetailsText={DetailsText} />;
}
