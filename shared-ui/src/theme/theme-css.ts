import { extremes } from '../tokens/colours';
import { durations } from '../tokens/motion';
import { radii } from '../tokens/space';
import { families, headingFontSize, lineHeights, rootFontSize, weights } from '../tokens/type';
import type { Palette } from './palette';
import type { Mode } from './grounds';
import { contrast } from './contrast';
import { colourVariable } from './references';
import { createBrandRoles, createRoles, type Roles } from './roles';

/** The owner's type: family names as in the settings. Sizes in pixels. */
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

/** `auto` follows the person's device. Every scheme but `high-contrast` grows stronger where the device asks for more contrast. */
export type Scheme = 'light' | 'dark' | 'high-contrast' | 'auto';

export type ThemeOptions = { palette: Palette; fonts?: ThemeFonts; buttonShape?: ButtonShape; scheme?: Scheme };

const buttonRadii: Record<ButtonShape, string> = { rounded: radii.md, square: radii.none, pill: radii.pill };

const familyPattern = /^[\w .-]+$/;

function familyStack(kind: keyof typeof families, asked: string | undefined): string {
  const { name, fallback, generic } = families[kind];
  if (!asked || asked === name || !familyPattern.test(asked)) return `'${name}', '${fallback}', ${generic}`;
  return `'${asked}', ${generic}`;
}

type Turn = [query: string, mode: Mode];

const moreContrast = '(prefers-contrast:more)';

/** Which mode holds when. The first is the ground the others stand on, and what is printed: nobody prints the night. */
const turns: Record<Scheme, [Turn, ...Turn[]]> = {
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

/** What the browser draws by itself (scroll bars, lists of a select) goes with the ground. */
const colourScheme = ({ paper }: Roles) =>
  contrast(paper, extremes.white) > contrast(paper, extremes.black) ? 'dark' : 'light';

function declarations(roles: Roles): string {
  return `color-scheme:${colourScheme(roles)};${Object.entries(roles)
    .map(([role, value]) => `${colourVariable(role)}:${value};`)
    .join('')}`;
}

/** The owner's type as CSS variables. Headings keep the size that was asked for, whatever the text's size is. */
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

function typeDeclarations(fonts: ThemeFonts): string {
  return Object.entries(fontVariables(fonts))
    .map(([name, value]) => `${name}:${value};`)
    .join('');
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
  { palette, fonts = {}, buttonShape = 'rounded', scheme = 'light' }: ThemeOptions,
  selector = ':root,:host',
): string {
  const within = (tone: string) =>
    selector
      .split(',')
      .map((one) => (one === ':root' || one === ':host' ? tone : `${one} ${tone}`))
      .join(',');
  const colours = turns[scheme].map(([query, mode]) => {
    const rules = `${selector},${within('[data-tone="base"]')}{${declarations(createRoles(palette, mode))}}${within('[data-tone="brand"]')}{${declarations(createBrandRoles(palette, mode))}}`;
    return query ? `@media ${query}{${rules}}` : rules;
  });
  return [
    `${selector}{${typeDeclarations(fonts)}${motionDeclarations()}--radius-button:${buttonRadii[buttonShape]};}`,
    ...colours,
    `@media (prefers-reduced-motion:reduce){${selector}{${stillDeclarations()}}}`,
  ].join('');
}
