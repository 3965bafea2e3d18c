import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { PersonPage } from './person-page';
import { usePeople, usePeopleOverview, useReadPeople, type Cursor, type PeopleFilter } from 'data-client/owner';
import { Stack } from 'shared-ui';
import { useSearchText } from '../list/use-search-text';
import { ExportRows } from '../list/csv/export-rows';
import { peopleColumns } from './people-csv';
import { PeopleView } from './people-view';
import { isDate } from 'domain/dates';
import { useSearchParams } from 'react-router-dom';

/** The list of people, or the page of one, named by an id or an address. */
export function PeoplePage({ recordId }: TabPanelProps) {
  if (recordId === undefined) return <PeopleListPage />;
  return <PersonPage key={recordId} idOrEmail={decoded(recordId)} />;
}

/** An address comes percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The list of people. Counting follows the first rows, which it would delay. */
function PeopleListPage() {
  const { filter, after, change, goAfter } = usePeopleAddress();
  const people = usePeople(filter, after);
  const overview = usePeopleOverview(filter, people.data !== undefined);
  const { mutateAsync: readAll, isPending: isReading } = useReadPeople();
  const [searchText, setSearchText] = useSearchText(filter.search ?? '', (search) =>
    change({ search }, { replace: true }),
  );
  return (
    <Stack gap="md">
      <PeopleView
        query={people}
        overview={overview}
        filter={filter}
        isOutdated={people.isPlaceholderData}
        isFirstPage={after === undefined}
        searchText={searchText}
        onSearchTextChange={setSearchText}
        onFilterChange={change}
        onNext={goAfter}
      />
      {overview.data !== undefined && overview.data.total > 0 && (
        <ExportRows
          one="person"
          many="people"
          columns={peopleColumns}
          count={overview.data.total}
          isReading={isReading}
          read={(onPage) => readAll({ filter, onPage })}
        />
      )}
    </Stack>
  );
}

type PeopleAddress = { filter: PeopleFilter; after?: Cursor };

const names = ['search', 'tag', 'since', 'until'] as const;

/** Filters and position of the list, in the address, so that reload, Back and bookmarks restore them. */
function usePeopleAddress() {
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
