import { RemotePlace } from '../remotes';
import { useConsent } from './consent-provider';

type CookieBannerPlaceProps = { cookiePolicyAddress: string };

/** Where visitors are asked. Should the banner be missing, nobody has agreed to anything, and nothing runs. */
export function CookieBannerPlace({ cookiePolicyAddress }: CookieBannerPlaceProps) {
  const { isAsking, services, consent, isRequested, decide, dismiss } = useConsent();
  if (!isAsking) return null;
  return (
    <RemotePlace remote="public-site" pending={null} failed={() => null}>
      {({ CookieBanner }) => (
        <CookieBanner
          {...{ services, consent, cookiePolicyAddress, isRequested }}
          onDecide={decide}
          onDismiss={dismiss}
        />
      )}
    </RemotePlace>
  );
}
