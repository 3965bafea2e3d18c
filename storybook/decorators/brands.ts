import { createPalette, type OwnerColors, type ThemeProviderProps } from 'shared-ui';

export type Brand = { colors: Partial<OwnerColors> } & Pick<ThemeProviderProps, 'fonts' | 'buttonShape'>;

/** Example brands. `lab` is the current input of the brand lab. */
export const brands = {
  house: { colors: {} },
  forest: {
    colors: { primary: '#1B4332', secondary: '#D8F3DC', accent: '#B7791F', background: '#FBFAF5', link: '#1B4332' },
    buttonShape: 'pill',
  },
  terracotta: {
    colors: {
      primary: '#7B2D26',
      secondary: '#F4D8CD',
      accent: '#0F8B8D',
      background: '#FFFDFB',
      text: '#33211D',
      link: '#7B2D26',
    },
    fonts: { heading: 'Georgia', body: 'Verdana' },
    buttonShape: 'square',
  },
  lab: { colors: {} },
} as const satisfies Record<string, Brand>;

/** The color schemes, as modes of the theme. */
export const modes = { light: {}, dark: { isDark: true }, 'high-contrast': { isStrong: true } };

export type BrandName = keyof typeof brands;

const key = 'brand-lab';

/** Stores the lab's brand for the session, so that other stories can use it. */
export function keepLabBrand(brand: Brand): void {
  sessionStorage.setItem(key, JSON.stringify(brand));
}

export function labBrand(): Brand {
  const kept = sessionStorage.getItem(key);
  return kept ? (JSON.parse(kept) as Brand) : brands.house;
}

/** Returns ThemeProvider props for a brand. */
export function themeOf(name: BrandName) {
  const { colors, ...rest }: Brand = name === 'lab' ? labBrand() : brands[name];
  return { palette: createPalette(colors), ...rest };
}
