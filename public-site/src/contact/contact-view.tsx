import { phoneLink } from 'domain/phone-link';
import type { contactWords } from 'domain/settings/words/contact.generated';
import type { ReactNode } from 'react';
import { Button, Container, Eyebrow, Heading, Icon, LinkButton, Section, Stack } from 'shared-ui';
import type { Coach } from '../coach/coach';
import { SocialLinks } from '../coach/social-links';
import * as S from './contact-view.styles';

const download = (
  <Icon>
    <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
  </Icon>
);

export type ContactViewProps = {
  words: typeof contactWords;
  coach: Pick<Coach, 'email' | 'phone' | 'place' | 'profiles'>;
  /** Undefined while the contact form is disabled. */
  form?: ReactNode;
  /** Undefined while booking is disabled. */
  onBook?: () => void;
  onBookIntent?: () => void;
};

export function ContactView({ words, coach, form, onBook, onBookIntent }: ContactViewProps) {
  const guide = words.document;
  // Typed by hand: only the web and this site, above all no `javascript:`.
  const isOffered = /^(https?:\/\/|\/(?!\/))/i.test(guide);
  return (
    <Section id="contact" tone="soft" labelledBy="contact-heading">
      <Container>
        <S.Columns>
          <Stack gap="lg">
            {words.eyebrow && <Eyebrow>{words.eyebrow}</Eyebrow>}
            <Heading level={2} size="xl" id="contact-heading">
              {words.heading}
            </Heading>
            {words.lead && <S.Lead>{words.lead}</S.Lead>}
            <Details {...coach} />
            <S.Actions>
              {onBook && (
                <Button onClick={onBook} onPointerEnter={onBookIntent} onFocus={onBookIntent} icon="calendar">
                  {words.book}
                </Button>
              )}
              {words.guide && isOffered && (
                <LinkButton href={guide} download variant="secondary" icon={download}>
                  {words.guide}
                </LinkButton>
              )}
            </S.Actions>
            <SocialLinks profiles={coach.profiles} />
          </Stack>
          {form}
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
