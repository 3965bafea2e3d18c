import { webFonts } from './web-fonts.ts';

/** The families every device has. */
export const systemFonts = ['Arial', 'Georgia', 'Times New Roman', 'Helvetica', 'Verdana', 'Trebuchet MS'] as const;

export type FontFamily = (typeof webFonts)[number] | (typeof systemFonts)[number];

const from300 = [300, 400, 500, 600, 700, 800, 900];
const between = (lightest: number, boldest: number) =>
  from300.filter((weight) => weight >= lightest && weight <= boldest);

/** The weights from 300 to 900 that a family really has; a browser would fake any other. */
export const fontWeights: Record<FontFamily, readonly number[]> = {
  'Playfair Display': between(400, 900),
  Montserrat: from300,
  'Dancing Script': between(400, 700),
  'Open Sans': between(300, 800),
  Roboto: from300,
  Lato: [300, 400, 700, 900],
  Oswald: between(300, 700),
  'Source Sans Pro': from300,
  Raleway: from300,
  Poppins: from300,
  Merriweather: from300,
  'PT Sans': [400, 700],
  Ubuntu: [300, 400, 500, 700],
  Nunito: from300,
  'Work Sans': from300,
  'Crimson Text': [400, 600, 700],
  'Libre Baskerville': between(400, 700),
  'Cormorant Garamond': between(300, 700),
  'EB Garamond': between(400, 800),
  Lora: between(400, 700),
  Inter: from300,
  'Fira Sans': from300,
  Arial: [400, 700],
  Georgia: [400, 700],
  'Times New Roman': [400, 700],
  Helvetica: [400, 700],
  Verdana: [400, 700],
  'Trebuchet MS': [400, 700],
};

export const allFonts = [...webFonts, ...systemFonts] as const;

/** Chooses the weight that replaces one the family lacks, as browsers do: bolder for bold, lighter for light. */
export function shownWeight(family: string, asked: number): number {
  const real = fontWeights[family as FontFamily] ?? [400, 700];
  const bolder = real.filter((weight) => weight >= asked);
  const lighter = real.filter((weight) => weight <= asked).toReversed();
  const inOrder = asked > 500 ? [...bolder, ...lighter] : [...lighter, ...bolder];
  return inOrder[0] ?? asked;
}
