import type { publicRules as allRules, Settings } from 'domain/settings/public-settings.generated';

/** The settings that the form uses, without the built-in coach's name and address, which no partner's visitor may see. */
export const publicDefaults = {
  site_title: '',
  contact_email: '',
  canonical_url: '',
  booking_enabled: true,
  primary_color: '#032B44',
  secondary_color: '#F8E231',
  accent_color: '#DAA520',
  background_color: '#FFFFFF',
  text_color: '#2C2C2C',
  link_color: '#032B44',
  button_style: 'rounded',
  privacy_policy_url: '/privacy-policy',
} satisfies Partial<Settings>;

export const publicRules: typeof allRules = {
  primary_color: { type: 'color' },
  secondary_color: { type: 'color' },
  accent_color: { type: 'color' },
  background_color: { type: 'color' },
  text_color: { type: 'color' },
  link_color: { type: 'color' },
  button_style: { type: 'choice', choices: ['rounded', 'square', 'pill'] },
};
