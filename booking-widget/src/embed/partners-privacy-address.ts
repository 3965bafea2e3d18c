import { privacyAddress, type Settings } from 'data-client';

/** The privacy page for a link on a partner's page; undefined if the address of the coach's site is unknown. */
export function partnersPrivacyAddress(
  settings: Pick<Settings, 'privacy_policy_url' | 'canonical_url'>,
): string | undefined {
  const address = privacyAddress(settings).replace(/^\//, '#/');
  const site = settings.canonical_url || undefined;
  return URL.canParse(address, site) ? new URL(address, site).href : undefined;
}
