import { contrast, createPalette, ensureContrast, type OwnerColors } from 'shared-ui';

type ColorName = keyof OwnerColors;

/** A pair of the owner's colors, its required contrast, and a color that would meet it. */
export type Verdict = {
  what: string;
  color: ColorName;
  on: ColorName;
  ratio: number;
  atLeast: number;
  isReadable: boolean;
  proposal: string;
};

const meetings: { what: string; color: ColorName; on: ColorName; atLeast: number }[] = [
  { what: 'Text on the page', color: 'text', on: 'background', atLeast: 4.5 },
  { what: 'Links on the page', color: 'link', on: 'background', atLeast: 4.5 },
  { what: 'Headings and buttons on the page', color: 'primary', on: 'background', atLeast: 4.5 },
  { what: 'Accent text on the brand background', color: 'accent', on: 'primary', atLeast: 4.5 },
  { what: 'Highlighted text on the brand background', color: 'secondary', on: 'primary', atLeast: 4.5 },
];

/** Returns the contrast of every pair of the typed colors. */
export function judgeColors(typed: Partial<OwnerColors>): Verdict[] {
  const asked = { ...createPalette(), ...createPalette(typed), ...validOf(typed) };
  return meetings.map(({ what, color, on, atLeast }) => {
    const ratio = contrast(asked[color], asked[on]);
    const proposal = ensureContrast(asked[color], asked[on], atLeast);
    return { what, color, on, ratio, atLeast, isReadable: ratio >= atLeast, proposal };
  });
}

/** Drops invalid values, which fall back to the defaults. */
function validOf(typed: Partial<OwnerColors>): Partial<OwnerColors> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => isColor(value)));
}

export const isColor = (value: string | undefined) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value ?? '');

/** Returns the colors with every unreadable pair corrected in order, because each correction affects the next. */
export function corrected(typed: Partial<OwnerColors>): Partial<OwnerColors> {
  return meetings.reduce((colors, { what }) => {
    const verdict = judgeColors(colors).find((one) => one.what === what);
    return !verdict || verdict.isReadable ? colors : { ...colors, [verdict.color]: verdict.proposal };
  }, typed);
}
