import {
  peoplePageSize,
  type Cursor,
  type ListedPerson,
  type PeopleFilter,
  type PeopleOverview,
} from 'data-client/owner';
import { isEmail } from 'domain/email';
import { Button, EmptyState, Field, Inline, QueryView, Select, Stack, Muted, type QueryLike } from 'shared-ui';
import { personPath } from '../dashboard/base-path';
import { Table } from 'shared-ui/dashboard';
import { ListSkeleton } from '../list/list-skeleton';
import { ListToolbar } from '../list/list-toolbar';
import { QueryFailure } from '../list/query-failure';
import { turnPage } from '../list/turn-page';
import { notLoaded } from '../list/row-marks';
import { DayField } from './day-field';
import { personColumns } from './person-columns';
import { Days, Filters } from './people.styles';
import { peopleWords } from './person-words';
import { RouterLinkButton } from '../dashboard/router-link-button';

export type PeopleViewProps = {
  query: QueryLike<ListedPerson[]>;
  overview: QueryLike<PeopleOverview>;
  filter: PeopleFilter;
  isOutdated: boolean;
  isFirstPage: boolean;
  searchText: string;
  onSearchTextChange: (text: string) => void;
  onFilterChange: (change: PeopleFilter) => void;
  /** Without a cursor it goes back to the first page. */
  onNext: (after?: Cursor) => void;
};

/** The list of people with its filters, last contact first. */
export function PeopleView(props: PeopleViewProps) {
  const { query, overview, isOutdated } = props;
  return (
    <Stack gap="md">
      <ListToolbar
        title="People"
        lead="Everyone who booked, wrote or subscribed."
        many="people"
        searchHint="Name, email or company"
        isEmpty={query.data?.length === 0}
        {...props}
      />
      <FilterFields {...props} />
      <QueryFailure query={overview} what="The tags and the number of people" />
      <QueryView
        query={query}
        pending={<ListSkeleton label="people" />}
        empty={<NobodyFound {...props} />}
        error={notLoaded('People')}
      >
        {(rows) => (
          <Stack gap="md">
            <Muted role="status">{overview.data ? peopleWords(overview.data.total) : ' '}</Muted>
            <Table caption="People" columns={personColumns} rows={rows} rowKey={({ id }) => id} isBusy={isOutdated} />
            <Pages {...props} rows={rows} />
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}

function FilterFields({ filter, overview, onFilterChange }: PeopleViewProps) {
  const { tag = '', since = '', until = '' } = filter;
  // The chosen tag stays selected before the tags are known.
  const tags = [...new Set([...(overview.data?.tags ?? []), ...(tag ? [tag] : [])])];
  return (
    <Filters>
      {tags.length > 0 && (
        <Field label="Tag">
          <Select value={tag} onChange={({ target }) => onFilterChange({ tag: target.value })}>
            <option value="">All tags</option>
            {tags.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
      )}
      <Days role="group" aria-label="In contact between">
        <DayField
          label="In contact from"
          value={since}
          max={until}
          onChange={(day) => onFilterChange({ since: day })}
        />
        <DayField label="Until" value={until} min={since} onChange={(day) => onFilterChange({ until: day })} />
      </Days>
      {(tag || since || until) && (
        <Button variant="ghost" onClick={() => onFilterChange({ tag: '', since: '', until: '' })}>
          Clear filters
        </Button>
      )}
    </Filters>
  );
}

function Pages({ rows, isFirstPage, onNext }: PeopleViewProps & { rows: readonly ListedPerson[] }) {
  const last = rows.length === peoplePageSize ? rows.at(-1) : undefined;
  if (!last && isFirstPage) return null;
  return (
    <Inline gap="xs" justify="end">
      {!isFirstPage && (
        <Button size="sm" variant="secondary" onClick={() => turnPage(() => onNext())}>
          First page
        </Button>
      )}
      {last && (
        <Button size="sm" variant="secondary" onClick={() => turnPage(() => onNext(last.cursor))}>
          Next page
        </Button>
      )}
    </Inline>
  );
}

function NobodyFound({ filter, isFirstPage, onFilterChange, onNext }: PeopleViewProps) {
  const { search = '' } = filter;
  const isFiltered = Object.values(filter).some(Boolean);
  if (!isFirstPage)
    return (
      <EmptyState
        title="No more people"
        action={
          <Button variant="secondary" onClick={() => onNext()}>
            First page
          </Button>
        }
      />
    );
  if (!isFiltered)
    return <EmptyState title="No people yet" description="Everyone who books, writes or subscribes appears here." />;
  return (
    <EmptyState
      title="No people found"
      description="Nobody matches the search and the filters."
      action={
        <Inline gap="xs" justify="center">
          <Button variant="secondary" onClick={() => onFilterChange({ search: '', tag: '', since: '', until: '' })}>
            Show everyone
          </Button>
          {isEmail(search) && (
            <RouterLinkButton to={personPath(search)} variant="secondary">
              Search deleted records
            </RouterLinkButton>
          )}
        </Inline>
      }
    />
  );
}
