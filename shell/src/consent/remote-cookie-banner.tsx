import { RemoteComponent } from '../remotes';
import { useConsent } from './consent-provider';

/** Asks for consent. If the banner cannot be loaded, no service starts. */
export function RemoteCookieBanner({ cookiePolicyAddress }: { cookiePolicyAddress: string }) {
  const { isAsking, services, consent, isRequested, decide, dismiss } = useConsent();
  if (!isAsking) return null;
  return (
    <RemoteComponent remote="public-site" pending={null} failed={() => null}>
      {({ CookieBanner }) => (
        <CookieBanner
          {...{ services, consent, cookiePolicyAddress, isRequested }}
          onDecide={decide}
          onDismiss={dismiss}
        />
      )}
    </RemoteComponent>
  );
}
