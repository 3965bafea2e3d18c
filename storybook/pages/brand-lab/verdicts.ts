import { contrast, createPalette, ensureContrast, type OwnerColours } from 'shared-ui';

type ColourName = keyof OwnerColours;

/** A pair of the owner's colors, its required contrast, and a color that would meet it. */
export type Verdict = {
  what: string;
  colour: ColourName;
  on: ColourName;
  ratio: number;
  atLeast: number;
  isReadable: boolean;
  proposal: string;
};

const meetings: { what: string; colour: ColourName; on: ColourName; atLeast: number }[] = [
  { what: 'Text on the page', colour: 'text', on: 'background', atLeast: 4.5 },
  { what: 'Links on the page', colour: 'link', on: 'background', atLeast: 4.5 },
  { what: 'Headings and buttons on the page', colour: 'primary', on: 'background', atLeast: 4.5 },
  { what: 'Accent text on the brand background', colour: 'accent', on: 'primary', atLeast: 4.5 },
  { what: 'Highlighted text on the brand background', colour: 'secondary', on: 'primary', atLeast: 4.5 },
];

/** Returns the contrast of every pair of the typed colors. */
export function judgeColours(typed: Partial<OwnerColours>): Verdict[] {
  const asked = { ...createPalette(), ...createPalette(typed), ...validOf(typed) };
  return meetings.map(({ what, colour, on, atLeast }) => {
    const ratio = contrast(asked[colour], asked[on]);
    const proposal = ensureContrast(asked[colour], asked[on], atLeast);
    return { what, colour, on, ratio, atLeast, isReadable: ratio >= atLeast, proposal };
  });
}

/** Drops invalid values, which fall back to the defaults. */
function validOf(typed: Partial<OwnerColours>): Partial<OwnerColours> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => isColour(value)));
}

export const isColour = (value: string | undefined) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value ?? '');

/** Returns the colors with every unreadable pair corrected in order, because each correction affects the next. */
export function corrected(typed: Partial<OwnerColours>): Partial<OwnerColours> {
  return meetings.reduce((colours, { what }) => {
    const verdict = judgeColours(colours).find((one) => one.what === what);
    return !verdict || verdict.isReadable ? colours : { ...colours, [verdict.colour]: verdict.proposal };
  }, typed);
}
