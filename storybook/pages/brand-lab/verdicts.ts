import { contrast, ensureContrast, isHexColor } from 'domain/contrast';
import { createPalette, type OwnerColors } from 'shared-ui';

type ColorName = keyof OwnerColors;

/** A pair of the owner's colors and its required contrast. */
type Meeting = { what: string; color: ColorName; on: ColorName; atLeast: number };

/** The contrast of a pair, and a color that would meet the requirement. */
export type Verdict = Meeting & { ratio: number; isReadable: boolean; proposal: string };

const meetings: Meeting[] = [
  { what: 'Text on the page', color: 'text', on: 'background', atLeast: 4.5 },
  { what: 'Links on the page', color: 'link', on: 'background', atLeast: 4.5 },
  { what: 'Headings and buttons on the page', color: 'primary', on: 'background', atLeast: 4.5 },
  { what: 'Accent text on the brand background', color: 'accent', on: 'primary', atLeast: 4.5 },
  { what: 'Highlighted text on the brand background', color: 'secondary', on: 'primary', atLeast: 4.5 },
];

/** Returns the contrast of every pair of the typed colors. */
export function judgeColors(typed: Partial<OwnerColors>): Verdict[] {
  const valid = Object.entries(typed).filter(([, value]) => isHexColor(value));
  const asked: OwnerColors = { ...createPalette(), ...Object.fromEntries(valid) };
  return meetings.map((meeting) => {
    const { color, on, atLeast } = meeting;
    const ratio = contrast(asked[color], asked[on]);
    const proposal = ensureContrast(asked[color], asked[on], atLeast);
    return { ...meeting, ratio, isReadable: ratio >= atLeast, proposal };
  });
}

/** Returns the colors with every unreadable pair corrected in order, because each correction affects the next. */
export function corrected(typed: Partial<OwnerColors>): Partial<OwnerColors> {
  return meetings.reduce((colors, { what }) => {
    const verdict = judgeColors(colors).find((one) => one.what === what);
    return !verdict || verdict.isReadable ? colors : { ...colors, [verdict.color]: verdict.proposal };
  }, typed);
}
