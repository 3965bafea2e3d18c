import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BookingOffer } from 'domain/services';
import { Alert, Choice, ChoiceGroup, color, font, headingLook, Icon, space, Muted } from 'shared-ui';
import { styled } from 'styled-components';
import { useTexts } from '../language/language';
import { StepForm } from '../step-form/step-form';
import { WithContact, type ContactLink } from '../step-form/with-contact';

export type ChooseServiceViewProps = {
  services: readonly BookingOffer[];
  chosen: string | null;
  /** The service the visitor came from, if it cannot be booked directly or is not offered. */
  askedFor: BookingOffer | 'unknown' | null;
  contact?: ContactLink;
  onChoose: (service: string) => void;
  onContinue: () => void;
};

const Name = styled.span`
  display: block;
  margin-block-end: ${space['2xs']};
  ${headingLook('sm')}
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['3xs']} ${space.md};
  margin-block-start: ${space.xs};
  overflow-wrap: anywhere;
`;

const Fact = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space['2xs']};
  font-size: ${font.size.sm};
  font-weight: ${font.weight.medium};
  color: ${color.heading};
`;

export function ChooseServiceView({
  services,
  chosen,
  askedFor,
  contact,
  onChoose,
  onContinue,
}: ChooseServiceViewProps) {
  const texts = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  // A single service leaves nothing to choose, unless the visitor asked for another.
  const [first, second] = services;
  const selected = chosen ?? ((!second && !askedFor && first?.id) || null);

  const handleSubmit = () => {
    if (selected) {
      onChoose(selected);
      return onContinue();
    }
    flushSync(() => setAsked(true));
    form.current?.querySelector('input')?.focus();
  };

  if (services.length === 0) {
    return (
      <Alert tone="info" role="note">
        <WithContact {...contact}>{texts.noBookings}</WithContact>
      </Alert>
    );
  }
  return (
    <StepForm
      formRef={form}
      onSubmit={handleSubmit}
      submitLabel={texts.continue}
      missing={isAsked && !selected ? texts.chooseService : undefined}
    >
      {askedFor && (
        <Alert tone="info" role="note">
          {askedFor === 'unknown' ? texts.unknownService : texts.askedFor(texts.offer(askedFor).name)}
        </Alert>
      )}
      <ChoiceGroup legend={texts.service} isLegendHidden name="service" value={selected} onChange={onChoose} isRequired>
        {services.map((service) => (
          <Offer key={service.id} service={service} />
        ))}
      </ChoiceGroup>
    </StepForm>
  );
}

function Offer({ service }: { service: BookingOffer }) {
  const { offer, minutes } = useTexts();
  const { name, description, priceLabel } = offer(service);
  return (
    <Choice value={service.id}>
      <Name>{name}</Name>
      <Muted as="span">{description}</Muted>
      <Facts>
        <Fact>
          <Icon name="clock" />
          {minutes(service.bookingMinutes)}
        </Fact>
        <Fact>{priceLabel}</Fact>
      </Facts>
    </Choice>
  );
}
