import type { Settings } from 'domain/settings/public-settings.generated';

/** Where visitors read how their data is used: on another site, or at the built-in path, which always shows the owner's policy. */
export const privacyAddress = ({ privacy_policy_url: address }: Pick<Settings, 'privacy_policy_url'>): string =>
  /^https?:/.test(address) ? address : '/privacy-policy';
