import type { Settings } from 'data-client';
import type { Consent, ConsentCategory, TrackingService, ServicesInUse } from 'public-site/contract';

type Rule = {
  /** The format of a service's id. It becomes part of an address, so nothing else is accepted. */
  id: RegExp;
  /** A container may load services of both kinds, so it needs both. */
  needs: readonly ConsentCategory[];
};

const rules: Record<TrackingService, Rule> = {
  google_analytics_id: { id: /^G-[A-Z0-9]{4,14}$/, needs: ['analytics'] },
  google_tag_manager_id: { id: /^GTM-[A-Z0-9]{4,10}$/, needs: ['analytics', 'marketing'] },
  hotjar_id: { id: /^\d{5,10}$/, needs: ['analytics'] },
  microsoft_clarity_id: { id: /^[a-z0-9]{6,16}$/, needs: ['analytics'] },
  facebook_pixel_id: { id: /^\d{10,20}$/, needs: ['marketing'] },
  linkedin_insight_tag: { id: /^\d{4,10}$/, needs: ['marketing'] },
};

const services = Object.keys(rules) as TrackingService[];

export type MeasuringSettings = Pick<Settings, TrackingService>;

const isInUse = (settings: MeasuringSettings, service: TrackingService) =>
  rules[service].id.test(settings[service].trim());

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
