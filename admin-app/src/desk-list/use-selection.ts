import { useState } from 'react';

/** Rows chosen for an action on several of them. */
export type Selection = {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  choose: (ids: readonly string[]) => void;
};

/** What is chosen on one page of a list; another page, filter or search begins with nothing chosen. */
export function useSelection(page: string, shownIds: readonly string[]): Selection {
  const [chosen, setChosen] = useState<{ page: string; ids: ReadonlySet<string> }>({ page, ids: new Set() });
  const current = chosen.page === page ? chosen.ids : [];
  // What has left the page is no longer chosen: an action means what can be seen.
  const ids = new Set([...current].filter((id) => shownIds.includes(id)));
  const choose = (next: Iterable<string>) => setChosen({ page, ids: new Set(next) });
  return {
    ids,
    choose,
    toggle: (id) => choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
  };
}
