import { contrast, laidOver } from './contrast';
import type { Mode } from './grounds';
import type { RoleName, Roles } from './roles';

type Pair = { on: readonly RoleName[]; of: readonly RoleName[]; atLeast: 4.5 | 3 };

const grounds = ['paper', 'surface', 'surfaceSoft', 'field'] as const;
const softs = ['selected', 'successSoft', 'dangerSoft', 'warningSoft', 'infoSoft'] as const;
const words = ['text', 'textMuted', 'heading', 'link', 'accentText', 'success', 'danger', 'warning', 'info'] as const;

/** Which role meets which ground, and how readable it must be: 4.5 for words, 3 for the edges of controls. */
const pairs: readonly Pair[] = [
  { on: [...grounds, ...softs], of: words, atLeast: 4.5 },
  { on: [...grounds, ...softs], of: ['borderStrong', 'mark', 'focus'], atLeast: 3 },
  { on: ['hover'], of: words, atLeast: 4.5 },
  { on: ['hover'], of: ['borderStrong', 'mark', 'focus'], atLeast: 3 },
  { on: ['brand', 'brandDeep'], of: ['onBrand'], atLeast: 4.5 },
  { on: ['primary', 'primaryHover'], of: ['onPrimary'], atLeast: 4.5 },
  { on: ['accent', 'accentHover'], of: ['onAccent'], atLeast: 4.5 },
  { on: ['highlight'], of: ['onHighlight'], atLeast: 4.5 },
  { on: ['danger', 'dangerHover'], of: ['onDanger'], atLeast: 4.5 },
];

/** What is pointed at is veiled, on whichever ground it lies. */
const coloursOf = (ground: RoleName, roles: Roles) =>
  ground === 'hover' ? grounds.map((one) => laidOver(roles[one], roles.hover)) : [roles[ground]];

export type PairVerdict = { of: RoleName; on: RoleName; ratio: number; atLeast: number; isReadable: boolean };

/** The contrast of every pair of roles that meets on a page. Where more is asked, words need 7 and edges 4.5. */
export function judgePairs(roles: Roles, { isStrong = false }: Mode = {}): PairVerdict[] {
  const strict = { 4.5: 7, 3: 4.5 } as const;
  return pairs.flatMap(({ on, of, atLeast }) =>
    on.flatMap((ground) =>
      of.map((role) => {
        const ratio = Math.min(...coloursOf(ground, roles).map((colour) => contrast(roles[role], colour)));
        const least = isStrong ? strict[atLeast] : atLeast;
        return { of: role, on: ground, ratio, atLeast: least, isReadable: ratio >= least };
      }),
    ),
  );
}
