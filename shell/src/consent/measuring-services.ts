import type { Settings } from 'data-client';
import type { Consent, ConsentCategory, MeasuringService, ServicesInUse } from 'public-site/contract';

type Rule = {
  /** What an id of this service looks like: it becomes part of an address, so nothing else is let in. */
  id: RegExp;
  /** A container may load both kinds, so it needs both. */
  needs: readonly ConsentCategory[];
};

const rules: Record<MeasuringService, Rule> = {
  google_analytics_id: { id: /^G-[A-Z0-9]{4,14}$/, needs: ['analytics'] },
  google_tag_manager_id: { id: /^GTM-[A-Z0-9]{4,10}$/, needs: ['analytics', 'marketing'] },
  hotjar_id: { id: /^\d{5,10}$/, needs: ['analytics'] },
  microsoft_clarity_id: { id: /^[a-z0-9]{6,16}$/, needs: ['analytics'] },
  facebook_pixel_id: { id: /^\d{10,20}$/, needs: ['marketing'] },
  linkedin_insight_tag: { id: /^\d{4,10}$/, needs: ['marketing'] },
};

const services = Object.keys(rules) as MeasuringService[];

export type MeasuringSettings = Pick<Settings, MeasuringService>;

const isInUse = (settings: MeasuringSettings, service: MeasuringService) =>
  rules[service].id.test(settings[service].trim());

/** Services the owner wanted to switch on with an id that cannot be one. */
export function servicesWithBadId(settings: MeasuringSettings): MeasuringService[] {
  return services.filter((service) => settings[service].trim() !== '' && !isInUse(settings, service));
}

/** What the owner has switched on, as far as its id can be one. */
export function servicesInUse(settings: MeasuringSettings): ServicesInUse {
  const needing = (category: ConsentCategory) =>
    services.filter((service) => isInUse(settings, service) && rules[service].needs.includes(category));
  return { analytics: needing('analytics'), marketing: needing('marketing') };
}

/** Whether a visitor allowed every category that a service needs. */
export function isPermitted(service: MeasuringService, consent: Consent): boolean {
  return rules[service].needs.every((category) => consent[category]);
}

/** What a consent permits of what is in use. */
export function allowedServices(inUse: ServicesInUse, consent: Consent): MeasuringService[] {
  const used = new Set([...inUse.analytics, ...inUse.marketing]);
  return services.filter((service) => used.has(service) && isPermitted(service, consent));
}
