/** Enlarged text enlarges wide spaces only as far as a phone leaves room for words. */
export const spaces = {
  none: '0',
  '3xs': '0.125rem',
  '2xs': '0.25rem',
  xs: 'min(0.5rem, 2.5vw)',
  sm: 'min(0.75rem, 3.75vw)',
  md: 'min(1rem, 5vw)',
  lg: 'min(1.5rem, 7.5vw)',
  xl: 'min(2rem, 10vw)',
  '2xl': 'min(3rem, 15vw)',
  '3xl': 'min(4rem, 20vw)',
  '4xl': 'min(6rem, 30vw)',
  /** Between the page edge and the content. */
  gutter: 'clamp(min(1.25rem, 6.25vw), 0.55rem + 3.2vw, 4rem)',
  /** Above and below a page section. */
  section: 'clamp(4rem, 2.6rem + 6.2vw, 8rem)',
} as const;

export const radii = { none: '0', sm: '3px', md: '6px', lg: '10px', pill: '999px', round: '50%' } as const;

/** Widths of page columns. */
export const widths = { narrow: '44rem', content: '75rem', wide: '90rem' } as const;

/** Minimum sizes of interactive targets; `box` is the visible part of a checkbox. */
export const targets = {
  box: '1.25rem',
  fine: '2.5rem',
  compact: '2.25rem',
  touch: '2.75rem',
  large: '3.25rem',
} as const;

/** Scroll margin above anchors, for the sticky header. */
export const anchorOffset = '5rem';

/** `bar` is the accent on one side of a box, for example of a selected item. */
export const borderWidths = { hairline: '1px', strong: '2px', bar: '3px' } as const;

export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const;

/** Container widths below which columns stack. Below `xs`: a phone with text enlarged to 200 %. */
export const containers = { xs: 272, sm: 480, md: 680, lg: 840, xl: 960 } as const;

/** Minimum viewport height, in pixels, for sticky elements. */
export const tallWindow = 544;
