import type { MeasuringService } from 'public-site/contract';

/** How the names of the cookies begin that a service leaves on this site. */
const beginnings: Record<MeasuringService, readonly string[]> = {
  google_analytics_id: ['_ga', '_gid', '_gat'],
  google_tag_manager_id: ['_ga', '_gid', '_gat', '_gcl'],
  hotjar_id: ['_hj'],
  microsoft_clarity_id: ['_clck', '_clsk'],
  facebook_pixel_id: ['_fbp', '_fbc'],
  linkedin_insight_tag: ['li_', 'ln_', '_li'],
};

/** Deletes what services have left on this site. What lies on their own is theirs, and deleted by the visitor's browser. */
export function deleteCookies(services: readonly MeasuringService[]): void {
  const left = services.flatMap((service) => beginnings[service]);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((one) => left.some((beginning) => one.startsWith(beginning)))) {
    for (const domain of domainsOf(location.hostname)) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** A cookie may stand on this host or on any domain above it, and is only deleted from where it stands. */
function domainsOf(host: string): string[] {
  const parts = host.split('.');
  const above = parts.slice(0, -1).map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  return ['', ...above];
}
