import type { Consent, MeasuringService } from 'public-site/contract';
import { isPermitted } from '../measuring-services';
import type { MeasuringSettings } from '../measuring-services';
import { deleteCookies } from './cookies';
import hosts from './hosts.json';
import { tags } from './tags';

/** The page's policy about code: what it does not know of is refused. */
export type PageGate = {
  /** Lets scripts run whose addresses begin like one of these. */
  allow: (beginnings: readonly string[]) => void;
  reload: () => void;
};

type Wish = { services: readonly MeasuringService[]; settings: MeasuringSettings; consent: Consent };

const started = new Set<MeasuringService>();

/**
 * Starts the services a visitor has allowed, each once. Code that runs cannot be made to stop: when a visitor takes a
 * consent back, what the service has left here is deleted and the page begins anew without it.
 */
export function measure({ services, settings, consent }: Wish, gate: PageGate): void {
  // Also what a service wrote while the page that ended it went away.
  deleteCookies((Object.keys(tags) as MeasuringService[]).filter((service) => !isPermitted(service, consent)));
  if ([...started].some((service) => !isPermitted(service, consent))) {
    gate.reload();
    return;
  }
  for (const service of started) tags[service].tell?.(consent);
  for (const service of services) {
    if (started.has(service)) continue;
    started.add(service);
    start(service, settings[service].trim(), consent, gate);
  }
}

function start(service: MeasuringService, id: string, consent: Consent, gate: PageGate): void {
  const { address, begin, tell } = tags[service];
  gate.allow(hosts[service].scripts);
  tell?.(consent);
  begin(id);
  const script = document.createElement('script');
  script.async = true;
  script.src = address(id);
  document.head.append(script);
}
