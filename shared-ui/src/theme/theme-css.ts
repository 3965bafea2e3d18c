import { durations } from '../tokens/motion';
import { radii } from '../tokens/space';
import { families, lineHeights, rootFontSize } from '../tokens/type';
import type { Palette } from './palette';
import { colourVariable } from './references';
import { createBrandRoles, createRoles } from './roles';

/** The owner's type: family names as in the settings. Sizes in pixels. */
export type ThemeFonts = { heading?: string; body?: string; accent?: string; bodySize?: number; lineHeight?: number };

export type ButtonShape = 'rounded' | 'square' | 'pill';

export type ThemeOptions = { palette: Palette; fonts?: ThemeFonts; buttonShape?: ButtonShape };

const buttonRadii: Record<ButtonShape, string> = { rounded: radii.md, square: radii.none, pill: radii.pill };

const familyPattern = /^[\w .-]+$/;

function familyStack(kind: keyof typeof families, asked: string | undefined): string {
  const { name, fallback, generic } = families[kind];
  if (!asked || asked === name || !familyPattern.test(asked)) return `'${name}', '${fallback}', ${generic}`;
  return `'${asked}', ${generic}`;
}

function declarations(roles: Record<string, string>): string {
  return Object.entries(roles)
    .map(([role, value]) => `${colourVariable(role)}:${value};`)
    .join('');
}

function typeDeclarations(fonts: ThemeFonts): string {
  const kinds = Object.keys(families) as (keyof typeof families)[];
  const stacks = kinds.map((kind) => `--font-${kind}:${familyStack(kind, fonts[kind])};`).join('');
  const size = fonts.bodySize ? `--font-size-root:${fonts.bodySize / rootFontSize};` : '';
  return `${stacks}${size}--line-height-body:${fonts.lineHeight ?? lineHeights.body};`;
}

function motionDeclarations(): string {
  return Object.entries(durations)
    .map(([name, value]) => `--motion-${name}:${value};`)
    .join('');
}

function stillDeclarations(): string {
  return Object.keys(durations)
    .map((name) => `--motion-${name}:0.01ms;`)
    .join('');
}

/**
 * The theme as a style sheet. `selector` names what carries it: the document, a shadow root's host, an element.
 * Inside it, `data-tone="brand"` turns to the navy ground's roles and `data-tone="base"` back.
 */
export function themeCss(
  { palette, fonts = {}, buttonShape = 'rounded' }: ThemeOptions,
  selector = ':root,:host',
): string {
  const within = (tone: string) =>
    selector
      .split(',')
      .map((one) => (one === ':root' || one === ':host' ? tone : `${one} ${tone}`))
      .join(',');
  const base = declarations(createRoles(palette));
  const brand = declarations(createBrandRoles(palette) as Record<string, string>);
  return [
    `${selector}{${typeDeclarations(fonts)}${motionDeclarations()}--radius-button:${buttonRadii[buttonShape]};}`,
    `${selector},${within('[data-tone="base"]')}{${base}}`,
    `${within('[data-tone="brand"]')}{${brand}}`,
    `@media (prefers-reduced-motion:reduce){${selector}{${stillDeclarations()}}}`,
  ].join('');
}
