import type { Cursor, PeopleFilter } from 'data-client/owner';
import { isDate } from 'domain/dates';
import { useSearchParams } from 'react-router-dom';

type PeopleAddress = { filter: PeopleFilter; after?: Cursor };

const names = ['search', 'tag', 'since', 'until'] as const;

/** Filters and position of the list, in the address, so that reload, Back and bookmarks restore them. */
export function usePeopleAddress() {
  const [params, setParams] = useSearchParams();
  const given = (name: string) => params.get(name) ?? '';
  const day = (name: string) => (isDate(given(name)) ? given(name) : undefined);
  const [at = '', id = ''] = given('after').split(' ');
  const address: PeopleAddress = {
    filter: { search: given('search').trim(), tag: given('tag'), since: day('since'), until: day('until') },
    // A mistyped cursor shows the first page.
    after: !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id) ? { at, id } : undefined,
  };
  const write = (filter: PeopleFilter, after?: Cursor, options?: { replace: boolean }) => {
    const next = new URLSearchParams();
    names.forEach((name) => filter[name] && next.set(name, filter[name]));
    if (after) next.set('after', `${after.at} ${after.id}`);
    setParams(next, options);
  };
  return {
    ...address,
    change: (change: PeopleFilter, options?: { replace: boolean }) =>
      write({ ...address.filter, ...change }, undefined, options),
    goAfter: (after?: Cursor) => write(address.filter, after),
  };
}
