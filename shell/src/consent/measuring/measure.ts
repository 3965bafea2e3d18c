import type { Consent, TrackingService } from 'public-site/contract';
import { isPermitted, type MeasuringSettings } from '../measuring-services';
import hosts from './hosts.json';
import { tags } from './tags';

/** The page's policy about scripts, which rejects unknown addresses. */
export type PageGate = {
  /** Allows scripts whose addresses start with one of these prefixes. */
  allow: (beginnings: readonly string[]) => void;
  reload: () => void;
};

type MeasureOptions = { services: readonly TrackingService[]; settings: MeasuringSettings; consent: Consent };

const started = new Set<TrackingService>();

/**
 * Starts the services a visitor has allowed, each once. Running code cannot be stopped: when a visitor withdraws
 * consent, the cookies of the service are deleted and the page reloads without it.
 */
export function measure({ services, settings, consent }: MeasureOptions, gate: PageGate): void {
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

/** Prefixes of the cookies that each service sets on this site. */
const beginnings: Record<TrackingService, readonly string[]> = {
  google_analytics_id: ['_ga', '_gid', '_gat'],
  google_tag_manager_id: ['_ga', '_gid', '_gat', '_gcl'],
  hotjar_id: ['_hj'],
  microsoft_clarity_id: ['_clck', '_clsk'],
  facebook_pixel_id: ['_fbp', '_fbc'],
  linkedin_insight_tag: ['li_', 'ln_', '_li'],
};

/**
 * Deletes the cookies that services have set on this site. Only the visitor's browser can delete those on other
 * domains.
 */
function deleteCookies(services: readonly TrackingService[]): void {
  const left = services.flatMap((service) => beginnings[service]);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((one) => left.some((beginning) => one.startsWith(beginning)))) {
    for (const domain of domainsOf(location.hostname)) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** A cookie may belong to this host or any parent domain, and can be deleted only there. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  const above = parts.slice(0, -1).map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  return ['', ...above];
}
