import type { Consent, TrackingService } from 'public-site/contract';
import { isPermitted, type MeasuringSettings } from '../measuring-services';
import { deleteCookies } from './cookies';
import hosts from './hosts.json';
import { tags } from './tags';

/** The page's policy about scripts, which rejects unknown addresses. */
export type PageGate = {
  /** Allows scripts whose addresses start with one of these prefixes. */
  allow: (beginnings: readonly string[]) => void;
  reload: () => void;
};

type Wish = { services: readonly TrackingService[]; settings: MeasuringSettings; consent: Consent };

const started = new Set<TrackingService>();

/**
 * Starts the services a visitor has allowed, each once. Running code cannot be stopped: when a visitor withdraws
 * consent, the cookies of the service are deleted and the page reloads without it.
 */
export function measure({ services, settings, consent }: Wish, gate: PageGate): void {
  // Includes cookies that a service wrote while the previous page was unloading.
  deleteCookies((Object.keys(tags) as TrackingService[]).filter((service) => !isPermitted(service, consent)));
  if ([...started].some((service) => !isPermitted(service, consent))) {
    gate.reload();
    return;
  }
  for (const service of started) tags[service].setConsent?.(consent);
  for (const service of services) {
    if (started.has(service)) continue;
    started.add(service);
    start(service, settings[service].trim(), consent, gate);
  }
}

function start(service: TrackingService, id: string, consent: Consent, gate: PageGate): void {
  const { address, begin, setConsent } = tags[service];
  gate.allow(hosts[service].scripts);
  setConsent?.(consent);
  begin(id);
  const script = document.createElement('script');
  script.async = true;
  script.src = address(id);
  document.head.append(script);
}
