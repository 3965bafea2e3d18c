import type { ServicesInUse, TrackingService } from '../contract';

type Facts = {
  provider: string;
  purpose: string;
  /** Cookie names and lifetimes, as published by the provider. */
  stored: string;
};

export const trackingDetails: Record<TrackingService, Facts> = {
  google_analytics_id: {
    provider: 'Google',
    purpose: 'Counts visits and shows which pages are read',
    stored: 'Cookies _ga and _ga_…, up to 2 years',
  },
  google_tag_manager_id: {
    provider: 'Google',
    purpose: 'Loads analytics and marketing tags, so it requires consent to both',
    stored: 'Nothing itself; the tags it loads may store cookies',
  },
  hotjar_id: {
    provider: 'Hotjar (Contentsquare)',
    purpose: 'Records how pages are used: clicks, scrolling and movement, without what is typed',
    stored: 'Cookies _hj…, up to 1 year',
  },
  microsoft_clarity_id: {
    provider: 'Microsoft',
    purpose: 'Records how pages are used: clicks, scrolling and movement, without what is typed',
    stored: 'Cookies _clck and _clsk, up to 1 year',
  },
  facebook_pixel_id: {
    provider: 'Meta',
    purpose: 'Shows whether advertising on Facebook and Instagram led to a visit',
    stored: 'Cookie _fbp, up to 90 days',
  },
  linkedin_insight_tag: {
    provider: 'LinkedIn',
    purpose: 'Shows whether advertising on LinkedIn led to a visit',
    stored: 'Cookies of linkedin.com such as li_sugr and bcookie, up to 1 year',
  },
};

/** Returns every service in use once, even if it serves both categories. */
export function allInUse({ analytics, marketing }: ServicesInUse): TrackingService[] {
  return [...new Set([...analytics, ...marketing])];
}
