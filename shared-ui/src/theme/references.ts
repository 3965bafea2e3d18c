import { breakpoints, borderWidths, containers, radii, spaces, tallWindow, targets, widths } from '../tokens/space';
import { durations, easings, layers, loops } from '../tokens/motion';
import {
  codeFamily,
  glyphSizes,
  headingSizes,
  letterSpacings,
  lineHeights,
  rootFontSize,
  textSizes,
  weights,
} from '../tokens/type';
import { createPalette } from './palette';
import { createRoles, type RoleName } from './roles';

/** `surfaceSoft` → `--color-surface-soft`. */
export function colorVariable(role: string): string {
  return `--color-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

const roleNames = Object.keys(createRoles(createPalette()));

/** Color roles as CSS variables: `color.accent === 'var(--color-accent)'`. */
export const color = Object.fromEntries(roleNames.map((role) => [role, `var(${colorVariable(role)})`])) as Record<
  RoleName,
  string
>;

export const space = spaces;
export const width = {
  ...widths,
  /** Inline-end inset of fixed elements, which keeps them in place while a dialog locks scrolling. */
  scrollLock: 'var(--scroll-lock-gap, 0px)',
} as const;
export const target = targets;
export const border = borderWidths;
export const layer = layers;

export const radius = { ...radii, button: 'var(--radius-button)' } as const;

export const font = {
  heading: 'var(--font-heading)',
  body: 'var(--font-body)',
  accent: 'var(--font-accent)',
  code: codeFamily,
  size: textSizes,
  glyphSize: glyphSizes,
  /** Never smaller than the text. */
  headingSize: Object.fromEntries(
    Object.entries(headingSizes).map(([name, size]) => [name, `max(1rem, ${size} * var(--font-scale-heading, 1))`]),
  ) as Record<keyof typeof headingSizes, string>,
  weight: {
    ...weights,
    /** The owner's weights for text and headings. */
    body: 'var(--font-weight-body, 400)',
    heading: 'var(--font-weight-heading, 700)',
  },
  lineHeight: { ...lineHeights, body: 'var(--line-height-body)' },
  letterSpacing: letterSpacings,
} as const;

export const shadow = {
  sm: `0 1px 2px ${color.shadow}`,
  md: `0 2px 6px -1px ${color.shadow}, 0 10px 24px -8px ${color.shadow}`,
  lg: `0 4px 10px -2px ${color.shadow}, 0 28px 56px -16px ${color.shadow}`,
} as const;

/** Durations, which become zero under reduced motion. */
export const motion = {
  ...(Object.fromEntries(Object.keys(durations).map((name) => [name, `var(--motion-${name})`])) as Record<
    keyof typeof durations,
    string
  >),
  ease: easings.standard,
  enter: easings.enter,
  loop: loops,
} as const;

type Breakpoint = keyof typeof breakpoints;
export type Space = keyof typeof spaces;

export const container = {
  down: (size: keyof typeof containers) => `@container (max-width: ${containers[size] / rootFontSize - 0.01}em)`,
} as const;

/** Media queries, used as a selector: `${media.up('md')} { … }`. */
export const media = {
  up: (breakpoint: Breakpoint) => `@media (min-width: ${breakpoints[breakpoint] / rootFontSize}em)`,
  down: (breakpoint: Breakpoint) => `@media (max-width: ${breakpoints[breakpoint] / rootFontSize - 0.01}em)`,
  /** Viewports tall enough for sticky headers and footers. */
  tall: `@media (min-height: ${tallWindow / rootFontSize}em)`,
  touch: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
