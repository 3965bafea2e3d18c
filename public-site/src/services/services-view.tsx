import type { Service } from 'domain/services';
import type { servicesWords } from 'domain/settings/words/services.generated';
import type { MouseEvent, ReactNode } from 'react';
import {
  Alert,
  Button,
  Container,
  Eyebrow,
  Heading,
  QueryView,
  Section,
  Skeleton,
  VisuallyHidden,
  type QueryLike,
} from 'shared-ui';
import * as S from './services-view.styles';

type OfferActions = {
  onLearnMore: () => void;
  onLearnMoreIntent?: () => void;
  isDetailLoading?: boolean;
  hasDetailFailed?: boolean;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
  onBookIntent?: () => void;
};

export type ServicesViewProps = OfferActions & {
  words: typeof servicesWords;
  /** Undefined while none are known. */
  services?: readonly Service[];
  /** The request for the services, shown while none are known. */
  query: QueryLike<unknown>;
  selectedId?: string;
  onSelect: (id: string) => void;
};

/** Keeps the pressed button in place while the panel above it collapses. */
function stayInPlace(button: HTMLElement) {
  const before = button.getBoundingClientRect().top;
  requestAnimationFrame(() => {
    const moved = button.getBoundingClientRect().top - before;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}

export function ServicesView({ words, services, query, selectedId, onSelect, ...actions }: ServicesViewProps) {
  const handleSelect = (id: string) => (event: MouseEvent<HTMLElement>) => {
    stayInPlace(event.currentTarget);
    onSelect(id);
  };
  return (
    <Section id="services" tone="navy" labelledBy="services-heading">
      <Container>
        <S.Opening>
          <div>
            {words.eyebrow && <Eyebrow>{words.eyebrow}</Eyebrow>}
            <Heading level={2} size="xl" id="services-heading">
              {words.heading}
            </Heading>
          </div>
          {words.lead && <S.Lead>{words.lead}</S.Lead>}
        </S.Opening>
        {!services && (
          <QueryView query={query} pending={<OffersPending />} error="The services couldn’t be loaded.">
            {() => null}
          </QueryView>
        )}
        <S.Offers $count={services?.length ?? 0}>
          {services?.map((service, index) => (
            <Offer
              key={service.id}
              service={service}
              number={String(index + 1).padStart(2, '0')}
              isSelected={service.id === selectedId}
              onSelect={handleSelect(service.id)}
            >
              <Actions describedBy={titleOf(service)} bookWords={words.book} {...actions} />
            </Offer>
          ))}
        </S.Offers>
      </Container>
    </Section>
  );
}

function OffersPending() {
  return (
    <S.Pending>
      <VisuallyHidden role="status">Loading the services</VisuallyHidden>
      <Skeleton lines={7} height="1.5em" />
    </S.Pending>
  );
}

const titleOf = ({ id }: Service) => `service-${id}-title`;

type OfferProps = {
  service: Service;
  number: string;
  isSelected: boolean;
  onSelect: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
};

function Offer({ service, number, isSelected, onSelect, children }: OfferProps) {
  const { id, name, subtitle, description, invitation } = service;
  const titleId = titleOf(service);
  const panelId = `service-${id}-panel`;
  return (
    <>
      <S.Title>
        <S.Choice type="button" id={titleId} aria-expanded={isSelected} aria-controls={panelId} onClick={onSelect}>
          <S.Number aria-hidden="true">{number}</S.Number>
          {name}
        </S.Choice>
      </S.Title>
      <S.Panel id={panelId} role="region" aria-labelledby={titleId} hidden={!isSelected}>
        <S.LargeNumber aria-hidden="true">{number}</S.LargeNumber>
        {subtitle && <S.Subtitle>{subtitle}</S.Subtitle>}
        {description && <S.Description>{description}</S.Description>}
        {invitation && <S.Invitation>{invitation}</S.Invitation>}
        {children}
      </S.Panel>
    </>
  );
}

type ActionsProps = OfferActions & { describedBy: string; bookWords: string };

function Actions({
  describedBy,
  bookWords,
  onBook,
  onBookIntent,
  onLearnMore,
  onLearnMoreIntent,
  isDetailLoading,
  hasDetailFailed,
}: ActionsProps) {
  return (
    <>
      <S.Actions>
        {onBook && (
          <Button aria-describedby={describedBy} onClick={onBook} onPointerEnter={onBookIntent} onFocus={onBookIntent}>
            {bookWords}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-describedby={describedBy}
          onClick={onLearnMore}
          onPointerEnter={onLearnMoreIntent}
          onFocus={onLearnMoreIntent}
          isBusy={isDetailLoading}
        >
          Learn More
        </Button>
      </S.Actions>
      {hasDetailFailed && (
        <Alert tone="danger">The details couldn’t be loaded. Please check your connection and try again.</Alert>
      )}
    </>
  );
}
