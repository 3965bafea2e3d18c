import { RemotePlace } from '../remotes';
import { useConsent } from './consent-provider';
import { useMeasuring } from './use-measuring';

type CookieBannerPlaceProps = { cookiePolicyAddress: string };

/** Where visitors are asked, and what they allow begins. Should the banner be missing, nobody has agreed to anything, and nothing runs. */
export function CookieBannerPlace({ cookiePolicyAddress }: CookieBannerPlaceProps) {
  const { isAsking, services, consent, isRequested, decide, dismiss } = useConsent();
  useMeasuring();
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
