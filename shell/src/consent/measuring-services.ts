import type { Settings } from 'data-client';
import type { Consent, ConsentCategory, TrackingService, ServicesInUse } from 'public-site/contract';
import { measuringServices } from 'domain/measuring-services';

const rules: Record<TrackingService, { id: string; needs: readonly ConsentCategory[] }> = measuringServices;
const services = Object.keys(rules) as TrackingService[];

export type MeasuringSettings = Pick<Settings, TrackingService>;

const isInUse = (settings: MeasuringSettings, service: TrackingService) =>
  new RegExp(rules[service].id).test(settings[service].trim());

/** Services whose configured id is invalid. */
export function servicesWithBadId(settings: MeasuringSettings): TrackingService[] {
  return services.filter((service) => settings[service].trim() !== '' && !isInUse(settings, service));
}

/** Services that the owner has enabled with a valid id. */
export function servicesInUse(settings: MeasuringSettings): ServicesInUse {
  const needing = (category: ConsentCategory) =>
    services.filter((service) => isInUse(settings, service) && rules[service].needs.includes(category));
  return { analytics: needing('analytics'), marketing: needing('marketing') };
}

/** Whether a visitor allowed every category that a service needs. */
export function isPermitted(service: TrackingService, consent: Consent): boolean {
  return rules[service].needs.every((category) => consent[category]);
}

/** The services in use that a consent permits. */
export function allowedServices(inUse: ServicesInUse, consent: Consent): TrackingService[] {
  const used = new Set([...inUse.analytics, ...inUse.marketing]);
  return services.filter((service) => used.has(service) && isPermitted(service, consent));
}
