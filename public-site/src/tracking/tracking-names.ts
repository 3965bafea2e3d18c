import type { TrackingService } from '../contract';

const names: Record<TrackingService, string> = {
  google_analytics_id: 'Google Analytics',
  google_tag_manager_id: 'Google Tag Manager',
  hotjar_id: 'Hotjar',
  microsoft_clarity_id: 'Microsoft Clarity',
  facebook_pixel_id: 'Meta Pixel',
  linkedin_insight_tag: 'LinkedIn Insight Tag',
};

export function namesOf(services: readonly TrackingService[]): string[] {
  return services.map((service) => names[service]);
}
