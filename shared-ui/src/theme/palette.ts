import { contrast, ensureContrast, isHexColor } from 'domain/contrast';
import { ownerDefaults } from '../tokens/colors';

/** The six colors an owner chooses in the settings. */
export type OwnerColors = Record<keyof typeof ownerDefaults, string>;

/** A corrected color with its contrast before and after. */
type Correction = { color: keyof OwnerColors; asked: string; used: string; ratioAsked: number; ratioUsed: number };

export type Palette = OwnerColors & { corrections: readonly Correction[] };

const textRatio = 4.5;
const names = Object.keys(ownerDefaults) as (keyof OwnerColors)[];

/** Colors of text on the page background. The others are backgrounds and decoration. */
const textColors: readonly (keyof OwnerColors)[] = ['text', 'link'];

/**
 * Creates the palette of a site from the owner's colors. Invalid values fall back to the defaults, and unreadable text
 * colors are corrected to WCAG AA; `corrections` lists the changes.
 */
export function createPalette(owner: Partial<Record<keyof OwnerColors, string | null | undefined>> = {}): Palette {
  const chosen = {} as OwnerColors;
  for (const name of names) {
    const asked = owner[name]?.trim();
    chosen[name] = isHexColor(asked) ? asked.toUpperCase() : ownerDefaults[name];
  }
  const corrections = textColors.flatMap((name) => correct(name, chosen));
  for (const { color, used } of corrections) chosen[color] = used;
  return { ...chosen, corrections };
}

/** Creates the palette of a site from its settings. */
export function ownerPalette(settings: Readonly<Record<`${keyof OwnerColors}_color`, unknown>>): Palette {
  return createPalette(Object.fromEntries(names.map((name) => [name, String(settings[`${name}_color`])])));
}

function correct(color: keyof OwnerColors, chosen: OwnerColors): Correction[] {
  const asked = chosen[color];
  const used = ensureContrast(asked, chosen.background, textRatio);
  if (used === asked) return [];
  return [
    {
      color,
      asked,
      used,
      ratioAsked: contrast(asked, chosen.background),
      ratioUsed: contrast(used, chosen.background),
    },
  ];
}
