import type { Settings } from 'data-client';
import type { Consent, ConsentCategory, TrackingService, ServicesInUse } from 'public-site/contract';
import { measuringIds } from 'domain/measuring-ids';

/** A container may load services of both kinds, so it needs both. */
const needs: Record<TrackingService, readonly ConsentCategory[]> = {
  google_analytics_id: ['analytics'],
  google_tag_manager_id: ['analytics', 'marketing'],
  hotjar_id: ['analytics'],
  microsoft_clarity_id: ['analytics'],
  facebook_pixel_id: ['marketing'],
  linkedin_insight_tag: ['marketing'],
};

const services = Object.keys(needs) as TrackingService[];

export type MeasuringSettings = Pick<Settings, TrackingService>;

const isInUse = (settings: MeasuringSettings, service: TrackingService) =>
  new RegExp(measuringIds[service]).test(settings[service].trim());

/** Services whose configured id is invalid. */
export function servicesWithBadId(settings: MeasuringSettings): TrackingService[] {
  return services.filter((service) => settings[service].trim() !== '' && !isInUse(settings, service));
}

/** Services that the owner has enabled with a valid id. */
export function servicesInUse(settings: MeasuringSettings): ServicesInUse {
  const needing = (category: ConsentCategory) =>
    services.filter((service) => isInUse(settings, service) && needs[service].includes(category));
  return { analytics: needing('analytics'), marketing: needing('marketing') };
}

/** Whether a visitor allowed every category that a service needs. */
export function isPermitted(service: TrackingService, consent: Consent): boolean {
  return needs[service].every((category) => consent[category]);
}

/** The services in use that a consent permits. */
export function allowedServices(inUse: ServicesInUse, consent: Consent): TrackingService[] {
  const used = new Set([...inUse.analytics, ...inUse.marketing]);
  return services.filter((service) => used.has(service) && isPermitted(service, consent));
}
