import type { ReactNode } from 'react';
import type { PublicSiteApp, LegalDocument } from 'public-site/contract';
import { RemoteArticleText, RemotePart, RemotePreview } from './remote-part';
import { useParams } from 'react-router-dom';
import { useBooking } from '../booking/booking-provider';
import { DocumentHead } from '../head/document-head';
import { paths } from './paths';
import { useSettings, useDataConfig } from 'data-client';
import { useConsent } from '../consent/consent-provider';
import { legalAddresses } from './legal-addresses';
import { legalTitles } from 'domain/legal-titles';
import type { PageRoute } from '../remotes';

function SitePage({ children }: { children: (app: PublicSiteApp) => ReactNode }) {
  return (
    <RemotePart remote="public-site" size="page" loading="Loading the page" what="This page">
      {children}
    </RemotePart>
  );
}

/** A service at its own address. */
export function ServicePage() {
  const { service = '' } = useParams();
  const { book, prepare } = useBooking();
  return (
    <SitePage>
      {({ ServicePage: Page }) => (
        <Page
          id={service}
          onBook={book}
          onBookIntent={prepare}
          bookPath={paths.book}
          Head={DocumentHead}
          DetailsText={RemoteArticleText}
          missing={<NotFoundPage />}
        />
      )}
    </SitePage>
  );
}

export function LegalPage({ shows }: { shows: LegalDocument }) {
  const { settings } = useSettings();
  const { services, consent, request } = useConsent();
  return (
    <>
      <DocumentHead title={legalTitles[shows]} path={shows === 'notice' ? `${paths.notice.slice(1)}/` : undefined} />
      <SitePage>
        {({ LegalPage: Page }) => (
          <Page
            {...{ shows, services, consent }}
            legalAddresses={legalAddresses(settings)}
            onCookieSettings={request}
          />
        )}
      </SitePage>
    </>
  );
}

/** Shows partners how to embed the booking form, next to the form itself. */
export function PartnersPage() {
  const { url, embedUrl } = useDataConfig();
  // The snippet would load a script from an address that does not exist.
  if (!embedUrl) return <NotFoundPage />;
  return (
    <>
      <DocumentHead title="For partners" />
      <SitePage>
        {({ PartnersPage: Page }) => (
          <Page
            embedUrl={embedUrl}
            backendUrl={url}
            preview={(chosen) => (
              <RemotePreview remote="booking-widget">
                {({ BookingPreview }) => <BookingPreview {...chosen} />}
              </RemotePreview>
            )}
          />
        )}
      </SitePage>
    </>
  );
}

/** The target of the link in booking emails. */
export function LinkedBookingPage() {
  const { link = '' } = useParams();
  const { book } = useBooking();
  return (
    <>
      <DocumentHead title="Your consultation" isHidden />
      <RemotePart remote="booking-widget" size="page" loading="Loading your booking" what="Your booking">
        {({ ManageBooking }) => <ManageBooking key={link} link={link} onBook={() => book()} />}
      </RemotePart>
    </>
  );
}

/** The target of the link in the newsletter's welcome email. */
export function ConfirmSubscriptionPage() {
  const { link = '' } = useParams();
  return (
    <>
      <DocumentHead title="Confirm your subscription" isHidden />
      <SitePage>{({ ConfirmSubscriptionPage: Page }) => <Page key={link} link={link} />}</SitePage>
    </>
  );
}

/** The page of a remote with the page contract, which only the registry knows. */
export function RegisteredPage({ remote, path, title }: PageRoute) {
  const { book } = useBooking();
  const { settings } = useSettings();
  return (
    <>
      <DocumentHead title={title} />
      <RemotePart remote={remote} size="page" loading={`Loading ${title}`} what={title}>
        {({ Page }) => <Page path={path} onBook={settings.booking_enabled ? () => book() : undefined} />}
      </RemotePart>
    </>
  );
}

export function NotFoundPage() {
  return (
    <>
      <DocumentHead title="Page not found" isHidden />
      <SitePage>{({ NotFoundPage: Page }) => <Page blogPath={paths.blog} bookPath={paths.book} />}</SitePage>
    </>
  );
}
