import { usePeople, usePeopleOverview } from 'data-client/owner';
import { Stack } from 'shared-ui';
import { useSearchText } from '../list/use-search-text';
import { ExportPeople } from './export-people';
import { PeopleView } from './people-view';
import { usePeopleAddress } from './use-people-address';

/** The list of people. Counting follows the first rows, which it would delay. */
export function PeopleListPage() {
  const { filter, after, change, goAfter } = usePeopleAddress();
  const people = usePeople(filter, after);
  const overview = usePeopleOverview(filter, people.data !== undefined);
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
        <ExportPeople filter={filter} count={overview.data.total} />
      )}
    </Stack>
  );
}
