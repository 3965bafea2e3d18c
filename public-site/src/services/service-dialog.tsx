import type { ReactNode } from 'react';
import type { servicesWords } from 'domain/settings/words/services.generated';
import { styled } from 'styled-components';
import { Button, Dialog, Heading, Icon, border, color, font, media, space } from 'shared-ui';
import { serviceDetails } from './service-details';
import type { ServiceOffer } from './services';

const Layout = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${space['2xl']};
  }
`;

const Block = styled.section`
  display: grid;
  align-content: start;
  gap: ${space.md};
  padding-block-start: ${space.lg};
  border-block-start: ${border.hairline} solid ${color.hairline};
`;

const Points = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space.sm};
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space.sm};
  }
  svg {
    margin-block-start: 0.25em;
    color: ${color.hairline};
  }
`;

const Steps = styled.ol.attrs({ role: 'list' })`
  display: grid;
  gap: ${space.sm};
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: 1.5rem 1fr;
    gap: ${space.xs};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    font-family: ${font.heading};
    font-weight: ${font.weight.heading};
    color: ${color.accentText};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.md};
  dt {
    font-size: ${font.size.xs};
    color: ${color.textMuted};
  }
  dd {
    color: ${color.heading};
  }
`;

export type ServiceDialogProps = {
  isOpen: boolean;
  service: ServiceOffer;
  words: typeof servicesWords;
  onClose: () => void;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
};

export function ServiceDialog({ isOpen, service, words, onClose, onBook }: ServiceDialogProps) {
  const { forWhom, howItWorks, afterwards, practical } = serviceDetails[service.id];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closesOnBack
      size="lg"
      isFullScreenOnPhone
      title={service.title}
      description={service.subtitle}
      footer={onBook && <Button onClick={onBook}>{words.book}</Button>}
    >
      <Layout>
        <Part heading="Who it’s for">
          <PointList points={forWhom} />
        </Part>
        <Part heading="What you take away">
          <PointList points={afterwards} />
        </Part>
        <Part heading="How we work">
          <Steps>
            {howItWorks.map((step) => (
              <li key={step}>
                <span>{step}</span>
              </li>
            ))}
          </Steps>
        </Part>
        <Part heading="Details">
          <Facts>
            {practical.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Facts>
        </Part>
      </Layout>
    </Dialog>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Block>
      <Heading level={3} size="sm">
        {heading}
      </Heading>
      {children}
    </Block>
  );
}

function PointList({ points }: { points: readonly string[] }) {
  return (
    <Points>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" />
          <span>{point}</span>
        </li>
      ))}
    </Points>
  );
}
