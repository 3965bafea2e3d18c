/** The families of the font screen that come from the web. */
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

/** The families every device has. */
export const systemFonts = ['Arial', 'Georgia', 'Times New Roman', 'Helvetica', 'Verdana', 'Trebuchet MS'] as const;

export const allFonts = [...webFonts, ...systemFonts] as const;
