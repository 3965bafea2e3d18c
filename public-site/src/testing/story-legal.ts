import type { LegalAddresses, ServicesInUse } from '../contract';

export const storyLegalAddresses: LegalAddresses = {
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
};

export const noServices: ServicesInUse = { analytics: [], marketing: [] };

export const allServices: ServicesInUse = {
  analytics: ['google_analytics_id', 'google_tag_manager_id', 'hotjar_id', 'microsoft_clarity_id'],
  marketing: ['facebook_pixel_id', 'linkedin_insight_tag', 'google_tag_manager_id'],
};
