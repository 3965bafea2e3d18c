/** The families that come from the web: the site has them on its own host. */
export const webFonts = [
  'Playfair Display',
  'Montserrat',
  'Dancing Script',
  'Open Sans',
  'Roboto',
  'Lato',
  'Oswald',
  'Source Sans Pro',
  'Raleway',
  'Poppins',
  'Merriweather',
  'PT Sans',
  'Ubuntu',
  'Nunito',
  'Work Sans',
  'Crimson Text',
  'Libre Baskerville',
  'Cormorant Garamond',
  'EB Garamond',
  'Lora',
  'Inter',
  'Fira Sans',
] as const;

/** Where the site keeps a web family; undefined for families of the system. */
export function fontSheetOf(family: string): string | undefined {
  if (!webFonts.some((name) => name === family)) return undefined;
  return `/fonts/${family.toLowerCase().replaceAll(' ', '-')}.css`;
}
