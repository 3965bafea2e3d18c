import { contrast, createPalette, ensureContrast, type OwnerColours } from 'shared-ui';

type ColourName = keyof OwnerColours;

/** A pair of the owner's own colours, what it asks for, and the colour that would fulfil it. */
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
  { what: 'Words on the page', colour: 'text', on: 'background', atLeast: 4.5 },
  { what: 'Links on the page', colour: 'link', on: 'background', atLeast: 4.5 },
  { what: 'Headings and buttons on the page', colour: 'primary', on: 'background', atLeast: 4.5 },
  { what: 'Accented words on the brand ground', colour: 'accent', on: 'primary', atLeast: 4.5 },
  { what: 'Highlighted words on the brand ground', colour: 'secondary', on: 'primary', atLeast: 4.5 },
];

/** How readable the colours are where they meet, exactly as typed. */
export function judgeColours(typed: Partial<OwnerColours>): Verdict[] {
  const asked = { ...createPalette(), ...createPalette(typed), ...validOf(typed) };
  return meetings.map(({ what, colour, on, atLeast }) => {
    const ratio = contrast(asked[colour], asked[on]);
    const proposal = ensureContrast(asked[colour], asked[on], atLeast);
    return { what, colour, on, ratio, atLeast, isReadable: ratio >= atLeast, proposal };
  });
}

/** Without what is no colour: a half-typed value is judged by the house colour it falls back to. */
function validOf(typed: Partial<OwnerColours>): Partial<OwnerColours> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => isColour(value)));
}

export const isColour = (value: string | undefined) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(value ?? '');

/** The colours with everything that could not be read put right, one after the other: each change is a new ground for the next. */
export function corrected(typed: Partial<OwnerColours>): Partial<OwnerColours> {
  return meetings.reduce((colours, { what }) => {
    const verdict = judgeColours(colours).find((one) => one.what === what);
    return !verdict || verdict.isReadable ? colours : { ...colours, [verdict.colour]: verdict.proposal };
  }, typed);
}
