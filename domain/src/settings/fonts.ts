import { webFonts } from './web-fonts.ts';

/** The families every device has. */
export const systemFonts = ['Arial', 'Georgia', 'Times New Roman', 'Helvetica', 'Verdana', 'Trebuchet MS'] as const;

type FontFamily = (typeof webFonts)[number] | (typeof systemFonts)[number];

const from300 = [300, 400, 500, 600, 700, 800, 900];
const between = (lightest: number, boldest: number) =>
  from300.filter((weight) => weight >= lightest && weight <= boldest);

/** The weights of the web's families that lack some. */
const fewerWeights: Partial<Record<FontFamily, readonly number[]>> = {
  'Playfair Display': between(400, 900),
  'Dancing Script': between(400, 700),
  'Open Sans': between(300, 800),
  Lato: [300, 400, 700, 900],
  Oswald: between(300, 700),
  'PT Sans': [400, 700],
  Ubuntu: [300, 400, 500, 700],
  'Crimson Text': [400, 600, 700],
  'Libre Baskerville': between(400, 700),
  'Cormorant Garamond': between(300, 700),
  'EB Garamond': between(400, 800),
  Lora: between(400, 700),
};

export const allFonts = [...webFonts, ...systemFonts] as const;

/** The weights from 300 to 900 that a family really has; a browser would fake any other. */
export const weightsOf = (family: string): readonly number[] =>
  fewerWeights[family as FontFamily] ?? (webFonts.some((name) => name === family) ? from300 : [400, 700]);

/** Chooses the weight that replaces one the family lacks, as browsers do: bolder for bold, lighter for light. */
export function shownWeight(family: string, asked: number): number {
  const real = weightsOf(family);
  const bolder = real.filter((weight) => weight >= asked);
  const lighter = real.filter((weight) => weight <= asked).toReversed();
  const inOrder = asked > 500 ? [...bolder, ...lighter] : [...lighter, ...bolder];
  return inOrder[0] ?? asked;
}
