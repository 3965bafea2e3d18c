import { composite, contrast, fillRatio } from 'domain/contrast';
import type { Mode } from './surfaces';
import type { RoleName, Roles } from './roles';

type Pair = { on: readonly RoleName[]; of: readonly RoleName[]; atLeast: 4.5 | 3 | typeof fillRatio };

const backgrounds = ['paper', 'surface', 'surfaceSoft', 'field'] as const;
const softs = ['selected', 'successSoft', 'dangerSoft', 'warningSoft', 'infoSoft'] as const;
const words = ['text', 'textMuted', 'heading', 'link', 'accentText', 'success', 'danger', 'warning', 'info'] as const;

/** Every pair of a role and a background, with its required contrast: 4.5 for text, 3 for edges of controls. */
const pairs: readonly Pair[] = [
  { on: [...backgrounds, ...softs], of: words, atLeast: 4.5 },
  { on: [...backgrounds, ...softs], of: ['borderStrong', 'mark', 'focus'], atLeast: 3 },
  { on: ['hover'], of: words, atLeast: 4.5 },
  { on: ['hover'], of: ['borderStrong', 'mark', 'focus'], atLeast: 3 },
  { on: ['brand', 'brandDeep'], of: ['onBrand'], atLeast: 4.5 },
  { on: ['primary', 'primaryHover'], of: ['onPrimary'], atLeast: 4.5 },
  { on: ['accent', 'accentHover'], of: ['onAccent'], atLeast: 4.5 },
  { on: ['paper'], of: ['primary', 'accent'], atLeast: fillRatio },
  { on: ['highlight'], of: ['onHighlight'], atLeast: 4.5 },
  { on: ['danger', 'dangerHover'], of: ['onDanger'], atLeast: 4.5 },
];

/** Hovered elements have an overlay on any background; returns the one with the least contrast. */
function backgroundOf(on: RoleName, of: RoleName, roles: Roles): string {
  if (on !== 'hover') return roles[on];
  const veiled = backgrounds.map((one) => composite(roles[one], roles.hover));
  const ratios = veiled.map((background) => contrast(roles[of], background));
  return veiled[ratios.indexOf(Math.min(...ratios))] ?? roles.paper;
}

export type PairVerdict = {
  of: RoleName;
  on: RoleName;
  /** The resulting color of `on`. */
  background: string;
  ratio: number;
  atLeast: number;
  isReadable: boolean;
};

/** Returns the contrast of every pair. High contrast requires 7 for text and 4.5 for edges. */
export function judgePairs(roles: Roles, { isStrong = false }: Mode = {}): PairVerdict[] {
  const strict = { 4.5: 7, 3: 4.5, [fillRatio]: fillRatio } as const;
  return pairs.flatMap(({ on, of, atLeast }) =>
    on.flatMap((name) =>
      of.map((role) => {
        const background = backgroundOf(name, role, roles);
        const ratio = contrast(roles[role], background);
        const least = isStrong ? strict[atLeast] : atLeast;
        return { of: role, on: name, background, ratio, atLeast: least, isReadable: ratio >= least };
      }),
    ),
  );
}
