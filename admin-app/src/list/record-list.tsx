import type { ReactNode } from 'react';
import { EmptyState, Inline, QueryView, Stack, Button } from 'shared-ui';
import { Pagination, Table, Tabs, type TableProps } from 'shared-ui/dashboard';
import { useDeletions } from '../dashboard/deletions';
import { notLoaded } from './row-marks';
import { RoomyWords, BulkRoot, Typed } from './record-list.styles';
import { ListSkeleton } from './list-skeleton';
import { ListToolbar } from './list-toolbar';
import { ListTools } from './list-tools';
import type { ListFilter, ListWords } from './list-words';
import { turnPage } from './turn-page';
import type { ListState } from './use-record-list';

type RecordListProps<Row extends { id: string }> = Pick<TableProps<Row>, 'caption' | 'columns' | 'rowEmphasis'> & {
  list: ListState<Row>;
  words: ListWords;
  filter?: ListFilter;
  sorts?: readonly { id: string; label: string }[];
  /** Buttons and links below the title. */
  actions?: ReactNode;
  /** The bulk actions; without them rows have no checkboxes. */
  bulk?: (rows: readonly Row[]) => ReactNode;
  /** Shown right below the rows. */
  below?: ReactNode;
};

/** A list with title, search, filter, sort, rows, pagination and bulk actions. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { list, words, filter, actions } = props;
  const content = <Content {...props} />;
  return (
    <Stack>
      <ListToolbar
        {...words}
        {...list}
        lead={<RoomyWords>{words.lead}</RoomyWords>}
        isEmpty={list.query.data?.total === 0}
      />
      {actions && <Inline justify="end">{actions}</Inline>}
      {filter ? (
        <Tabs
          label={filter.label}
          tabs={[{ id: all, label: filter.allLabel ?? 'All' }, ...filter.options]}
          selected={list.address.filters[filter.name] ?? all}
          onSelect={(id) => list.onFilterChange(filter.name, id === all ? undefined : id)}
        >
          {content}
        </Tabs>
      ) : (
        content
      )}
    </Stack>
  );
}

const all = 'all';

function Content<Row extends { id: string }>({
  list,
  words,
  filter,
  sorts = [],
  bulk,
  below,
  caption,
  columns,
  rowEmphasis,
}: RecordListProps<Row>) {
  const chosenFilter = filter?.options.find(({ id }) => id === list.address.filters[filter.name]);
  return (
    <QueryView
      query={list.query}
      pending={<ListSkeleton label={words.many} />}
      isEmpty={({ total }) => total === 0}
      empty={
        <NothingFound
          words={words}
          filtered={chosenFilter?.label.toLowerCase()}
          search={list.address.search}
          onClearSearch={() => list.onSearchTextChange('')}
        />
      }
      error={notLoaded(words.title)}
    >
      {({ rows, total }) =>
        rows.length === 0 && list.address.page <= Math.ceil(total / list.pageSize) ? (
          <Stack gap="sm">
            <DeletedPage many={words.many} />
            {below}
          </Stack>
        ) : (
          <Stack>
            <ListTools list={list} rows={rows} isChoosing={bulk !== undefined} sorts={sorts} />
            <Stack gap="sm">
              <Table
                caption={caption}
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
                rowEmphasis={rowEmphasis}
                isBusy={list.isOutdated}
              />
              {below}
            </Stack>
            {bulk && list.selection.ids.size > 0 && (
              <BulkBar count={list.selection.ids.size} onClear={() => list.selection.choose([])}>
                {bulk(rows.filter(({ id }) => list.selection.ids.has(id)))}
              </BulkBar>
            )}
            <Pagination
              label={words.many}
              page={list.address.page}
              pageSize={list.pageSize}
              total={total}
              onPageChange={(page) => turnPage(() => list.onPageChange(page))}
            />
          </Stack>
        )
      }
    </QueryView>
  );
}

/** Replaces a page whose rows are all pending deletion, while later pages have rows. */
function DeletedPage({ many }: Pick<ListWords, 'many'>) {
  const { finish } = useDeletions();
  return (
    <EmptyState
      title={`You deleted all ${many} on this page`}
      description="The next ones appear when you can no longer undo this."
      action={
        <Button variant="secondary" onClick={() => void finish()}>
          Show them now
        </Button>
      }
    />
  );
}

type BulkBarProps = { count: number; onClear: () => void; children: ReactNode };

function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <BulkRoot role="group" aria-label="Selected rows">
      <Inline gap="2xs">
        <span role="status">{`${count} selected`}</span>
        <Button size="sm" variant="ghost" onClick={onClear}>
          Clear
        </Button>
      </Inline>
      <Inline gap="xs">{children}</Inline>
    </BulkRoot>
  );
}

type NothingFoundProps = {
  words: ListWords;
  /** The active filter as an adjective: `pending`. */
  filtered?: string;
  search: string;
  onClearSearch: () => void;
};

/** The empty state of a list, which names the active filter and search. */
function NothingFound({ words: { many, nothing, nothingYet }, filtered, search, onClearSearch }: NothingFoundProps) {
  const title = nothing ?? `No ${many} found`;
  const kind = filtered ? `${filtered} ${many}` : many;
  if (!search.trim()) {
    return <EmptyState title={title} description={filtered ? `No ${kind} found.` : nothingYet} />;
  }
  return (
    <EmptyState
      title={title}
      description={<Typed>{`Nothing matches “${search.trim()}”${filtered ? ` among ${kind}` : ''}.`}</Typed>}
      action={
        <Button variant="secondary" onClick={onClearSearch}>
          {`Show all ${kind}`}
        </Button>
      }
    />
  );
}
