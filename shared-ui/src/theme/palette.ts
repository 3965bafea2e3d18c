import { contrast, ensureContrast, isHexColor } from 'domain/contrast';
import { ownerDefaults } from '../tokens/colours';

/** The six colors an owner chooses in the settings. */
export type OwnerColours = Record<keyof typeof ownerDefaults, string>;

/** A corrected color with its contrast before and after. */
export type Correction = {
  colour: keyof OwnerColours;
  asked: string;
  used: string;
  ratioAsked: number;
  ratioUsed: number;
};

export type Palette = OwnerColours & { corrections: readonly Correction[] };

const textRatio = 4.5;
const names = Object.keys(ownerDefaults) as (keyof OwnerColours)[];

/** Colors of text on the page background. The others are backgrounds and decoration. */
const textColours: readonly (keyof OwnerColours)[] = ['text', 'link'];

/**
 * Creates the palette of a site from the owner's colors. Invalid values fall back to the defaults, and unreadable text
 * colors are corrected to WCAG AA; `corrections` lists the changes.
 */
export function createPalette(owner: Partial<Record<keyof OwnerColours, string | null | undefined>> = {}): Palette {
  const chosen = {} as OwnerColours;
  for (const name of names) {
    const asked = owner[name]?.trim();
    chosen[name] = isHexColor(asked) ? asked.toUpperCase() : ownerDefaults[name];
  }
  const corrections = textColours.flatMap((name) => correct(name, chosen));
  for (const { colour, used } of corrections) chosen[colour] = used;
  return { ...chosen, corrections };
}

function correct(colour: keyof OwnerColours, chosen: OwnerColours): Correction[] {
  const asked = chosen[colour];
  const used = ensureContrast(asked, chosen.background, textRatio);
  if (used === asked) return [];
  return [
    {
      colour,
      asked,
      used,
      ratioAsked: contrast(asked, chosen.background),
      ratioUsed: contrast(used, chosen.background),
    },
  ];
}
