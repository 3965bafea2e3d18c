import type { MeasuringService, ServicesInUse } from '../contract';

type Facts = {
  name: string;
  provider: string;
  purpose: string;
  /** Names and lifetimes as the provider publishes them. */
  stored: string;
};

export const measuringServices: Record<MeasuringService, Facts> = {
  google_analytics_id: {
    name: 'Google Analytics',
    provider: 'Google',
    purpose: 'Counts visits and shows which pages are read',
    stored: 'Cookies _ga and _ga_…, up to 2 years',
  },
  google_tag_manager_id: {
    name: 'Google Tag Manager',
    provider: 'Google',
    purpose: 'Loads analytics and marketing tags, so it waits until both are allowed',
    stored: 'None of its own; the tags it loads may store theirs',
  },
  hotjar_id: {
    name: 'Hotjar',
    provider: 'Hotjar (Contentsquare)',
    purpose: 'Records how pages are used: clicks, scrolling and movement, without what is typed',
    stored: 'Cookies _hj…, up to 1 year',
  },
  microsoft_clarity_id: {
    name: 'Microsoft Clarity',
    provider: 'Microsoft',
    purpose: 'Records how pages are used: clicks, scrolling and movement, without what is typed',
    stored: 'Cookies _clck and _clsk, up to 1 year',
  },
  facebook_pixel_id: {
    name: 'Meta Pixel',
    provider: 'Meta',
    purpose: 'Shows whether advertising on Facebook and Instagram led to a visit',
    stored: 'Cookie _fbp, up to 90 days',
  },
  linkedin_insight_tag: {
    name: 'LinkedIn Insight Tag',
    provider: 'LinkedIn',
    purpose: 'Shows whether advertising on LinkedIn led to a visit',
    stored: 'Cookies of linkedin.com such as li_sugr and bcookie, up to 1 year',
  },
};

export function namesOf(services: readonly MeasuringService[]): string[] {
  return services.map((service) => measuringServices[service].name);
}

/** Every service once, whatever it is used for. */
export function allInUse({ analytics, marketing }: ServicesInUse): MeasuringService[] {
  return [...new Set([...analytics, ...marketing])];
}
