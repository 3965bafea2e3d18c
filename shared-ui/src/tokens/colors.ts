import { publicDefaults } from 'domain/settings/public-settings.generated';

/** The default colors of the settings. */
export const ownerDefaults = {
  primary: publicDefaults.primary_color,
  secondary: publicDefaults.secondary_color,
  accent: publicDefaults.accent_color,
  background: publicDefaults.background_color,
  text: publicDefaults.text_color,
  link: publicDefaults.link_color,
};

/** Raw colors. Only the theme reads them; everything else uses roles. */
export const statusColors = { success: '#1B6B4A', danger: '#A8262C', warning: '#8A5A00', info: '#1F5B87' } as const;

export const extremes = { white: '#FFFFFF', black: '#000000' } as const;
