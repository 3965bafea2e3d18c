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

/** What is pointed at is veiled, on whichever ground it lies: the one on which the role is hardest to see. */
function groundOf(on: RoleName, of: RoleName, roles: Roles): string {
  if (on !== 'hover') return roles[on];
  const veiled = grounds.map((one) => laidOver(roles[one], roles.hover));
  const ratios = veiled.map((ground) => contrast(roles[of], ground));
  return veiled[ratios.indexOf(Math.min(...ratios))] ?? roles.paper;
}

export type PairVerdict = {
  of: RoleName;
  on: RoleName;
  /** The colour of `on`, as it is seen. */
  ground: string;
  ratio: number;
  atLeast: number;
  isReadable: boolean;
};

/** The contrast of every pair of roles that meets on a page. Where more is asked, words need 7 and edges 4.5. */
export function judgePairs(roles: Roles, { isStrong = false }: Mode = {}): PairVerdict[] {
  const strict = { 4.5: 7, 3: 4.5 } as const;
  return pairs.flatMap(({ on, of, atLeast }) =>
    on.flatMap((name) =>
      of.map((role) => {
        const ground = groundOf(name, role, roles);
        const ratio = contrast(roles[role], ground);
        const least = isStrong ? strict[atLeast] : atLeast;
        return { of: role, on: name, ground, ratio, atLeast: least, isReadable: ratio >= least };
      }),
    ),
  );
}
