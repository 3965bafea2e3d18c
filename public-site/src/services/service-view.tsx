import type { DetailedService } from 'data-client';
import type { MeetingKind } from 'domain/meeting-place';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import {
  Container,
  Eyebrow,
  Heading,
  Image,
  LinkButton,
  QueryView,
  Section,
  Skeleton,
  Text,
  VisuallyHidden,
  type QueryLike,
  Stack,
} from 'shared-ui';
import type { ServicePageProps } from '../contract';
import * as S from './service-view.styles';

/** Booking from the page. The link works without scripts; with them the dialog opens over the page. */
type PageBooking = { path: string; label: string; onBook: () => void; onBookIntent?: () => void };

export type ServiceViewProps = Pick<ServicePageProps, 'DetailsText'> & {
  service: DetailedService;
  /** Undefined while booking is disabled. */
  booking?: PageBooking;
};

const places: Record<MeetingKind, string> = {
  email: 'Agreed by email',
  video: 'Video call',
  phone: 'Phone call',
  address: 'In person',
};

/** A service in full: texts, picture, duration, price and place. */
export function ServiceView({ service, booking, DetailsText }: ServiceViewProps) {
  const { name, subtitle, description, details, invitation, pictureUrl } = service;
  return (
    <Section labelledBy="service-heading">
      <Container>
        <S.Opening>
          <Eyebrow>
            <Link to="/#services">All services</Link>
          </Eyebrow>
          <Heading level={1} id="service-heading">
            {name}
          </Heading>
          {subtitle && <S.Subtitle>{subtitle}</S.Subtitle>}
        </S.Opening>
        <S.Columns>
          <S.Words>
            {pictureUrl && <Image src={pictureUrl} alt="" ratio="1200 / 630" radius="md" loading="eager" />}
            {description && <S.Description>{description}</S.Description>}
            {details &&
              (DetailsText ? (
                <DetailsText content={details} firstLevel={2} />
              ) : (
                <S.Description>{details}</S.Description>
              ))}
          </S.Words>
          <S.Summary>
            {service.isBookable && <Facts service={service} />}
            {invitation && <Text>{invitation}</Text>}
            <Stack gap="sm">
              {booking && <BookLink {...booking} />}
              <LinkButton as={Link} to="/#contact" variant="secondary">
                Ask a question
              </LinkButton>
            </Stack>
          </S.Summary>
        </S.Columns>
      </Container>
    </Section>
  );
}

function Facts({ service }: { service: DetailedService }) {
  const facts = [
    ['Duration', `${service.bookingMinutes} minutes`],
    ['Price', service.priceLabel],
    ['Place', places[service.meetingKind]],
  ].filter(([, value]) => value);
  return (
    <>
      <Heading level={2} size="sm">
        At a glance
      </Heading>
      <S.Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </S.Facts>
    </>
  );
}

function BookLink({ path, label, onBook, onBookIntent }: PageBooking) {
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onBook();
  };
  return (
    <LinkButton as={Link} to={path} onClick={handleClick} onPointerEnter={onBookIntent} onFocus={onBookIntent}>
      {label}
    </LinkButton>
  );
}

/** The page while its service loads, or after loading failed. */
export function ServicePending({ query }: { query: QueryLike<unknown> }) {
  return (
    <Section aria-label="Service">
      <Container>
        <S.Words>
          <QueryView
            query={query}
            pending={
              <>
                <VisuallyHidden role="status">Loading the service</VisuallyHidden>
                <Skeleton lines={6} height="1.5em" />
              </>
            }
            error="The service couldn’t be loaded."
          >
            {() => null}
          </QueryView>
        </S.Words>
      </Container>
    </Section>
  );
}
