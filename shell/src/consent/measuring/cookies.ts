import type { TrackingService } from 'public-site/contract';

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
export function deleteCookies(services: readonly TrackingService[]): void {
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
