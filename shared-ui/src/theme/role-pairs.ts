import { contrast } from './contrast';
import type { RoleName, Roles } from './roles';

type Pair = { on: readonly RoleName[]; of: readonly RoleName[]; atLeast: number };

const grounds = ['paper', 'surface', 'surfaceSoft'] as const;

/** Which role meets which ground, and how readable it must be: 4.5 for words, 3 for the edges of controls. */
const pairs: readonly Pair[] = [
  {
    on: grounds,
    of: ['text', 'textMuted', 'heading', 'link', 'accentText', 'success', 'danger', 'warning', 'info'],
    atLeast: 4.5,
  },
  { on: grounds, of: ['borderStrong', 'focus'], atLeast: 3 },
  { on: ['selected'], of: ['text', 'heading', 'textMuted'], atLeast: 4.5 },
  { on: ['brand', 'brandDeep'], of: ['onBrand'], atLeast: 4.5 },
  { on: ['primary', 'primaryHover'], of: ['onPrimary'], atLeast: 4.5 },
  { on: ['accent', 'accentHover'], of: ['onAccent'], atLeast: 4.5 },
  { on: ['highlight'], of: ['onHighlight'], atLeast: 4.5 },
  { on: ['danger', 'dangerHover'], of: ['onDanger'], atLeast: 4.5 },
  { on: ['successSoft'], of: ['success', 'text'], atLeast: 4.5 },
  { on: ['dangerSoft'], of: ['danger', 'text'], atLeast: 4.5 },
  { on: ['warningSoft'], of: ['warning', 'text'], atLeast: 4.5 },
  { on: ['infoSoft'], of: ['info', 'text'], atLeast: 4.5 },
];

export type PairVerdict = { of: RoleName; on: RoleName; ratio: number; atLeast: number; isReadable: boolean };

/** The contrast of every pair of roles that meets on a page. */
export function judgePairs(roles: Roles): PairVerdict[] {
  return pairs.flatMap(({ on, of, atLeast }) =>
    on.flatMap((ground) =>
      of.map((role) => {
        const ratio = contrast(roles[role], roles[ground]);
        return { of: role, on: ground, ratio, atLeast, isReadable: ratio >= atLeast };
      }),
    ),
  );
}
