import type { BookingRules } from 'data-client/owner';
import type { Travel } from 'domain/coach-zones';
import { useState } from 'react';
import {
  draftOf,
  editsSince,
  hasProblem,
  problemsOf,
  rulesOf,
  withEdits,
  type DayDraft,
  type RuleName,
  type RulesEdits,
} from './rules-draft';

const nothing: RulesEdits = { days: {} };
const ruleNames: readonly RuleName[] = ['home', 'notice', 'buffer', 'cap', 'move', 'cancel'];

/** Merges edits over the saved rules, so that untouched fields show changes from other windows. */
export function useRulesDraft(saved: BookingRules) {
  const [edits, setEdits] = useState(nothing);
  const stored = draftOf(saved);
  const draft = withEdits(stored, edits);
  const problems = problemsOf(draft, [saved.zones.home, ...saved.zones.travel.map(({ zone }) => zone)]);
  const isDayChanged = (index: number) => JSON.stringify(draft.week[index]) !== JSON.stringify(stored.week[index]);
  const isTravelChanged = JSON.stringify(draft.travel) !== JSON.stringify(stored.travel);
  const changedRules = ruleNames.filter((name) => draft[name] !== stored[name]);
  return {
    draft,
    problems,
    /** The number of unsaved days and rules; all travel dates count as one. */
    changeCount:
      draft.week.filter((_, index) => isDayChanged(index)).length + changedRules.length + Number(isTravelChanged),
    savedZones: saved.zones,
    hasNewZones: isTravelChanged || changedRules.includes('home'),
    rules: hasProblem(problems) ? undefined : rulesOf(draft),
    isDayChanged,
    putDay: (index: number, day: DayDraft) =>
      setEdits((before) => ({ ...before, days: { ...before.days, [index]: day } })),
    putTravel: (travel: readonly Travel[]) => setEdits((before) => ({ ...before, travel })),
    putRule: (name: RuleName, text: string) => setEdits((before) => ({ ...before, [name]: text })),
    discard: () => setEdits(nothing),
    /** Forgets the edits of this render, which were saved; keeps those made since. */
    forgetSaved: () => setEdits((now) => editsSince(edits, now)),
  };
}

export type RulesForm = ReturnType<typeof useRulesDraft>;
