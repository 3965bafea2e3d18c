import { useMemo } from 'react';
import { useSettings } from 'data-client';
import { phoneLink } from 'domain/phone-link';
import { Button, Inline, Text } from 'shared-ui';
import { toCoach } from '../coach/coach';
import type { Consent, LegalDocument as LegalDocumentName, LegalPageProps } from '../contract';
import { cookiePolicy } from './cookie-policy';
import { legalNotice } from './legal-notice';
import { LegalLink } from '../legal-links/legal-link';
import { businessOf, type LegalFacts, type LegalText } from './legal-text';
import { linkedDocuments } from '../legal-links/linked-documents';
import { LegalView } from './legal-view';
import * as S from './legal-view.styles';
import { privacyPolicy } from './privacy-policy';
import { termsOfService } from './terms-of-service';

const texts: Record<LegalDocumentName, (facts: LegalFacts) => LegalText> = {
  privacy: privacyPolicy,
  terms: termsOfService,
  cookies: cookiePolicy,
  notice: legalNotice,
};

/** A legal document, generated from the current settings. */
export function LegalDocument({ shows, legalAddresses, services, consent, onCookieSettings }: LegalPageProps) {
  const { settings } = useSettings();
  const text = useMemo(() => texts[shows]({ settings, services }), [shows, settings, services]);
  const others = linkedDocuments(legalAddresses).filter(({ name }) => name !== shows);
  return (
    <LegalView
      text={text}
      contact={<Contact />}
      choice={<Choice consent={consent} onCookieSettings={onCookieSettings} />}
      others={others.map(({ name, title, address }) => (
        <LegalLink key={name} address={address}>
          {title}
        </LegalLink>
      ))}
    />
  );
}

function Contact() {
  const { settings } = useSettings();
  const { email, phone } = toCoach(settings);
  const { business_email, business_phone, business_address } = settings;
  const mail = business_email || email;
  const call = business_phone || phone;
  return (
    <S.Address>
      <strong>{businessOf(settings)}</strong>
      {business_address && <span>{business_address}</span>}
      {mail && <a href={`mailto:${mail}`}>{mail}</a>}
      {call && <a href={phoneLink(call)}>{call}</a>}
    </S.Address>
  );
}

function Choice({ consent, onCookieSettings }: { consent?: Consent; onCookieSettings?: () => void }) {
  return (
    <>
      <Text role="status">{sentenceAbout(consent)}</Text>
      {onCookieSettings && (
        <Inline>
          <Button variant="secondary" onClick={onCookieSettings}>
            Change my choices
          </Button>
        </Inline>
      )}
    </>
  );
}

function sentenceAbout(consent: Consent | undefined): string {
  if (!consent) return 'You have not decided yet. Until you do, only necessary cookies are used.';
  const { analytics, marketing } = consent;
  if (analytics && marketing) return 'You allow analytics and marketing.';
  if (analytics) return 'You allow analytics and reject marketing.';
  if (marketing) return 'You allow marketing and reject analytics.';
  return 'You reject analytics and marketing. Only necessary cookies are used.';
}
