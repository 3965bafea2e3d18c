import { RemoteComponent } from '../remotes';
import { useConsent } from './consent-provider';
import { useMeasuring } from './use-measuring';

/** Asks for consent and starts the services that the visitor allows. If the banner cannot be loaded, nothing starts. */
export function RemoteCookieBanner({ cookiePolicyAddress }: { cookiePolicyAddress: string }) {
  const { isAsking, services, consent, isRequested, decide, dismiss } = useConsent();
  useMeasuring();
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
