/** Raw colors. Only the theme reads them; everything else uses roles. */
export const ownerDefaults = {
  primary: '#032B44',
  secondary: '#F8E231',
  accent: '#DAA520',
  background: '#FFFFFF',
  text: '#2C2C2C',
  link: '#032B44',
} as const;

export const statusColors = {
  success: '#1B6B4A',
  danger: '#A8262C',
  warning: '#8A5A00',
  info: '#1F5B87',
} as const;

export const extremes = { white: '#FFFFFF', black: '#000000' } as const;
