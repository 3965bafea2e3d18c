import { useState } from 'react';

/** The selection on one page of a list; changing the page, filter or search clears it. */
export function useSelection(page: string, shownIds: readonly string[]) {
  const [chosen, setChosen] = useState<{ page: string; ids: ReadonlySet<string> }>({ page, ids: new Set() });
  const current = chosen.page === page ? chosen.ids : [];
  // Rows that left the page are no longer selected.
  const ids = new Set([...current].filter((id) => shownIds.includes(id)));
  const choose = (next: Iterable<string>) => setChosen({ page, ids: new Set(next) });
  return {
    ids,
    choose,
    toggle: (id: string) => choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
  };
}

export type Selection = ReturnType<typeof useSelection>;
