import type { ServiceDraft } from 'data-client/owner';
import { Button, Choice, ChoiceGroup, Heading, Icon, Inline, Text } from 'shared-ui';
import { Dialog, Invitation, Name, Section } from './service-preview.styles';

type CardProps = { service: ServiceDraft };

/** A selected service in the services section. */
export function SectionCard({ service }: CardProps) {
  const { name, subtitle, description, invitation, isBookable } = service;
  return (
    <Section data-tone="brand">
      <Text size="sm">{name || 'Name'}</Text>
      {subtitle && (
        <Heading level={3} size="lg">
          {subtitle}
        </Heading>
      )}
      {description && <Text size="lg">{description}</Text>}
      {invitation && <Invitation>{invitation}</Invitation>}
      <Inline gap="sm">
        {isBookable && <Button>Schedule Your Consultation</Button>}
        <Button variant="secondary">Learn More</Button>
      </Inline>
    </Section>
  );
}

const nothing = () => {};

/** A service as a choice in the booking dialog. */
export function BookingLine({ service }: CardProps) {
  const { name, bookingDescription, bookingMinutes, priceLabel } = service;
  return (
    <Dialog>
      <ChoiceGroup legend="Service" isLegendHidden value={null} onChange={nothing}>
        <Choice value="service">
          <Name>{name || 'Name'}</Name>
          <Text as="span" size="sm" tone="muted">
            {bookingDescription}
          </Text>
          <Inline as="span" gap="md">
            {!Number.isNaN(bookingMinutes) && (
              <Inline as="span" gap="2xs">
                <Icon name="clock" />
                {bookingMinutes} min
              </Inline>
            )}
            <span>{priceLabel}</span>
          </Inline>
        </Choice>
      </ChoiceGroup>
    </Dialog>
  );
}
