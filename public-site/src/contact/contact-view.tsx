import type { ReactNode } from 'react';
import { Button, Card, Container, Eyebrow, Heading, Icon, LinkButton, Section } from 'shared-ui';
import { phoneLink, type Coach } from '../coach/coach';
import { SocialLinks } from '../coach/social-links';
import { guideAddress, guideFileName } from './guide';
import * as S from './contact-view.styles';

const download = (
  <Icon>
    <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
  </Icon>
);

export type ContactViewProps = {
  coach: Pick<Coach, 'email' | 'phone' | 'place' | 'profiles'>;
  /** Undefined while the contact form is disabled. */
  form?: ReactNode;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
  onBookIntent?: () => void;
};

export function ContactView({ coach, form, onBook, onBookIntent }: ContactViewProps) {
  return (
    <Section id="contact" tone="soft" labelledBy="contact-heading">
      <Container>
        <S.Columns>
          <S.Words>
            <Eyebrow>Contact</Eyebrow>
            <Heading level={2} size="xl" id="contact-heading">
              Tell me what is on your mind
            </Heading>
            <S.Lead>A few lines are enough. I read every message myself and answer within two working days.</S.Lead>
            <Details {...coach} />
            <S.Actions>
              {onBook && (
                <Button onClick={onBook} onPointerEnter={onBookIntent} onFocus={onBookIntent} icon="calendar">
                  Schedule a Consultation
                </Button>
              )}
              <LinkButton href={guideAddress} download={guideFileName} variant="secondary" icon={download}>
                Download Leadership Guide
              </LinkButton>
            </S.Actions>
            <SocialLinks profiles={coach.profiles} />
          </S.Words>
          {form && (
            <Card padding="xl" hasAccent>
              {form}
            </Card>
          )}
        </S.Columns>
      </Container>
    </Section>
  );
}

function Details({ email, phone, place }: Pick<Coach, 'email' | 'phone' | 'place'>) {
  return (
    <S.Details>
      {email && (
        <S.Detail>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </S.Detail>
      )}
      {phone && (
        <S.Detail>
          <dt>Phone</dt>
          <dd>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        </S.Detail>
      )}
      {place && (
        <S.Detail>
          <dt>Location</dt>
          <dd>{place}</dd>
        </S.Detail>
      )}
    </S.Details>
  );
}
