import { ownerDefaults } from '../tokens/colours';
import { contrast, ensureContrast, isHexColour } from './contrast';

/** The six colours an owner chooses in the settings. */
export type OwnerColours = Record<keyof typeof ownerDefaults, string>;

/** A colour that had to change, and how readable it was and is. */
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

/** Colours that carry words on the page's background. The others are grounds and decoration: roles pick what is readable on them. */
const worded: readonly (keyof OwnerColours)[] = ['text', 'link'];

/**
 * The palette of a site: the owner's colours, with unusable values replaced by the defaults and
 * unreadable pairs corrected to WCAG AA. `corrections` says what changed, for a screen to tell the owner.
 */
export function createPalette(owner: Partial<Record<keyof OwnerColours, string | null | undefined>> = {}): Palette {
  const chosen = {} as OwnerColours;
  for (const name of names) {
    const asked = owner[name];
    chosen[name] = isHexColour(asked) ? asked.trim().toUpperCase() : ownerDefaults[name];
  }
  const corrections = worded.flatMap((name) => correct(name, chosen));
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
