import { contrast } from 'domain/contrast';
import { extremes } from '../tokens/colors';
import { durations } from '../tokens/motion';
import { radii } from '../tokens/space';
import { families, headingFontSize, lineHeights, rootFontSize, weights } from '../tokens/type';
import type { Palette } from './palette';
import type { Mode } from './surfaces';
import { colorVariable } from './references';
import { createBrandRoles, createRoles, type Roles } from './roles';

/** The owner's typography. Sizes in pixels. */
export type ThemeFonts = {
  heading?: string;
  body?: string;
  accent?: string;
  bodySize?: number;
  headingSize?: number;
  lineHeight?: number;
  bodyWeight?: number;
  headingWeight?: number;
};

export type ButtonShape = 'rounded' | 'square' | 'pill';

/** `auto` follows the device. Every scheme respects `prefers-contrast: more`. */
export type Scheme = 'light' | 'dark' | 'high-contrast' | 'auto';

type ThemeOptions = { palette: Palette; fonts?: ThemeFonts; buttonShape?: ButtonShape; scheme?: Scheme };

const buttonRadii: Record<ButtonShape, string> = { rounded: radii.md, square: radii.none, pill: radii.pill };

const familyPattern = /^[\w .-]+$/;

function familyStack(kind: keyof typeof families, asked: string | undefined): string {
  const { name, fallback, generic } = families[kind];
  if (!asked || asked === name || !familyPattern.test(asked)) return `'${name}', '${fallback}', ${generic}`;
  return `'${asked}', ${generic}`;
}

type ModeRule = [query: string, mode: Mode];

const moreContrast = '(prefers-contrast:more)';

/** The mode for each media query. The first rule is the base and applies to print, which is never dark. */
const modeRules: Record<Scheme, [ModeRule, ...ModeRule[]]> = {
  light: [
    ['', {}],
    [moreContrast, { isStrong: true }],
  ],
  dark: [
    ['', {}],
    ['screen', { isDark: true }],
    [`screen and ${moreContrast}`, { isDark: true, isStrong: true }],
  ],
  'high-contrast': [['', { isStrong: true }]],
  auto: [
    ['', {}],
    [moreContrast, { isStrong: true }],
    ['screen and (prefers-color-scheme:dark)', { isDark: true }],
    [`screen and (prefers-color-scheme:dark) and ${moreContrast}`, { isDark: true, isStrong: true }],
  ],
};

/** Native controls such as scroll bars follow the background. */
const colorScheme = ({ paper }: Roles) =>
  contrast(paper, extremes.white) > contrast(paper, extremes.black) ? 'dark' : 'light';

const declare = (values: Record<string, string>, variableOf = (name: string) => name) =>
  Object.entries(values)
    .map(([name, value]) => `${variableOf(name)}:${value};`)
    .join('');

const declareRoles = (roles: Roles) => `color-scheme:${colorScheme(roles)};${declare(roles, colorVariable)}`;

/** Returns the owner's typography as CSS variables. Heading sizes do not depend on the text size. */
export function fontVariables(fonts: ThemeFonts): Record<string, string> {
  const kinds = Object.keys(families) as (keyof typeof families)[];
  const textScale = (fonts.bodySize ?? rootFontSize) / rootFontSize;
  const headingScale = (fonts.headingSize ?? headingFontSize) / headingFontSize / textScale;
  return {
    ...Object.fromEntries(kinds.map((kind) => [`--font-${kind}`, familyStack(kind, fonts[kind])])),
    ...(fonts.bodySize ? { '--font-size-root': String(textScale) } : {}),
    '--font-scale-heading': String(Math.round(headingScale * 1000) / 1000),
    '--font-weight-body': String(fonts.bodyWeight ?? weights.regular),
    '--font-weight-heading': String(fonts.headingWeight ?? weights.bold),
    '--line-height-body': String(fonts.lineHeight ?? lineHeights.body),
  };
}

/**
 * Returns the theme as CSS for a selector: the document, a shadow host or an element. Inside it, `data-tone="brand"`
 * switches to the roles of the brand background, and `data-tone="base"` switches back.
 */
export function themeCss(
  { palette, fonts = {}, buttonShape = 'rounded', scheme = 'light' }: ThemeOptions,
  selector = ':root,:host',
): string {
  const within = (tone: string) => {
    const parts = selector.split(',').map((one) => (one === ':root' || one === ':host' ? tone : `${one} ${tone}`));
    return [...new Set(parts)].join(',');
  };
  const colors = modeRules[scheme].map(([query, mode]) => {
    const base = `${selector},${within('[data-tone="base"]')}{${declareRoles(createRoles(palette, mode))}}`;
    const brand = `${within('[data-tone="brand"]')}{${declareRoles(createBrandRoles(palette, mode))}}`;
    return query ? `@media ${query}{${base}${brand}}` : `${base}@media screen{${brand}}`;
  });
  return [
    `${selector}{${declare(fontVariables(fonts))}${declare(durations, (name) => `--motion-${name}`)}--radius-button:${buttonRadii[buttonShape]};}`,
    ...colors,
  ].join('');
}
