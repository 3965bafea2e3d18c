import { SkipLink, useIsHydrated, motion } from 'shared-ui';
import { Outlet } from 'react-router-dom';
import { styled, css, keyframes } from 'styled-components';
import { useBooking } from '../booking/booking-provider';
import { useDataConfig, useSettings } from 'data-client';
import { useConsent } from '../consent/consent-provider';
import { RemoteCookieBanner } from '../consent/remote-cookie-banner';
import { RemoteComponent } from '../remotes';
import { legalAddresses } from './legal-addresses';
import { paths } from './paths';
import { PlainHeader } from './plain-header';

type SiteFrameProps = {
  /** Changes when another page is shown. */
  page: string;
  /** False for the first page of a visit. */
  isFading: boolean;
};

/** Header, page and footer of the public site. */
export function SiteFrame({ page, isFading }: SiteFrameProps) {
  const { book, prepare } = useBooking();
  const { request } = useConsent();
  const { settings } = useSettings();
  const { embedUrl } = useDataConfig();
  const isHydrated = useIsHydrated();
  const legal = legalAddresses(settings);
  return (
    <>
      <SkipLink targetId="content" />
      <RemoteCookieBanner cookiePolicyAddress={legal.cookies} />
      <RemoteComponent remote="public-site" pending={<PlainHeader />} failed={() => <PlainHeader onBook={book} />}>
        {({ SiteHeader }) => <SiteHeader onBook={book} onBookIntent={prepare} blogPath={paths.blog} />}
      </RemoteComponent>
      <main id="content" tabIndex={-1}>
        <PageFade key={page} $isFading={isFading}>
          <Outlet />
        </PageFade>
      </main>
      {isHydrated && (
        <RemoteComponent remote="public-site" pending={null} failed={() => null}>
          {({ SiteFooter }) => (
            <SiteFooter
              blogPath={paths.blog}
              adminPath={paths.admin}
              partnersPath={embedUrl && paths.partners}
              servicesPath={paths.services}
              legalAddresses={legal}
              onCookieSettings={request}
            />
          )}
        </RemoteComponent>
      )}
    </>
  );
}

const appear = keyframes`from { opacity: 0; }`;

const fading = css`
  animation: ${appear} ${motion.page} ${motion.ease};
`;

/**
 * Fades a page in when it replaces another; the first page of a visit appears without animation. At least as tall as the
 * window, so that the footer never visibly jumps and the scroll bar is there from the start.
 */
const PageFade = styled.div<{ $isFading: boolean }>`
  @media screen {
    min-block-size: 100svh;
  }
  ${({ $isFading }) => $isFading && fading}
`;
