/** The default families. The `fallback` faces have matching metrics, so that late fonts cause no layout shift. */
export const families = {
  heading: { name: 'Playfair Display', fallback: 'Playfair Display Fallback', generic: 'Georgia, serif' },
  body: { name: 'Montserrat', fallback: 'Montserrat Fallback', generic: 'system-ui, sans-serif' },
  accent: { name: 'Dancing Script', fallback: 'Dancing Script Fallback', generic: 'cursive' },
} as const;

export const textSizes = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
  xl: 'clamp(1.1875rem, 1.1rem + 0.42vw, 1.4375rem)',
} as const;

export const headingSizes = {
  sm: 'clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)',
  md: 'min(max(1.3125rem, 1.22rem + 0.42vw), 1.5625rem, 10vw)',
  lg: 'min(max(1.625rem, 1.41rem + 0.95vw), 2.1875rem, 10vw)',
  xl: 'min(1.59rem + 1.83vw, 3.125rem, 12vw)',
  display: 'min(1.75rem + 3.35vw, 4.5rem, 14vw)',
} as const;

/** Sizes of one or two characters that replace an image. */
export const glyphSizes = {
  md: '7rem',
  fluid: 'clamp(4rem, 12vw, 8rem)',
  specimen: 'clamp(8rem, 22vw, 17rem)',
} as const;

export const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

export const lineHeights = {
  none: 1,
  tight: 1.08,
  heading: 1.18,
  quote: 1.35,
  snug: 1.4,
  lead: 1.5,
  body: 1.65,
  article: 1.75,
} as const;

export const letterSpacings = {
  tight: '-0.015em',
  normal: '0',
  slight: '0.01em',
  wide: '0.04em',
  caps: '0.16em',
} as const;

/** System fonts for code. */
export const codeFamily = "ui-monospace, 'Liberation Mono', monospace";

/** The heading size setting at which headings are not scaled, in pixels. */
export const headingFontSize = 48;

/** Default pixels per `rem`. */
export const rootFontSize = 16;
