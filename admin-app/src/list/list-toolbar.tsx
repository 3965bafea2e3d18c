import type { ReactNode } from 'react';
import { IconButton, SearchInput, VisuallyHidden, type QueryLike } from 'shared-ui';
import { PanelHead } from '../dashboard/panel-head';
import { Search, Toolbar } from './record-list.styles';

type ListToolbarProps = {
  title: string;
  lead: ReactNode;
  /** `bookings` */
  many: string;
  /** Placeholder of the search; without it the list has no search. */
  searchHint?: string;
  searchText: string;
  onSearchTextChange: (text: string) => void;
  query: Pick<QueryLike<unknown>, 'isFetching' | 'refetch'>;
  /** Nothing matches, which is announced here because a list without rows has no count. */
  isEmpty: boolean;
};

/** The title of a list, its search and the button that refreshes it. */
export function ListToolbar({
  title,
  lead,
  many,
  searchHint,
  searchText,
  onSearchTextChange,
  query,
  isEmpty,
}: ListToolbarProps) {
  return (
    <Toolbar>
      <PanelHead title={title}>{lead}</PanelHead>
      <Search>
        <VisuallyHidden role="status">{isEmpty && `0 ${many}`}</VisuallyHidden>
        {searchHint && (
          <SearchInput
            label={`Search ${many}`}
            placeholder={searchHint}
            value={searchText}
            onChange={onSearchTextChange}
          />
        )}
        <IconButton
          label="Refresh"
          icon="refresh"
          variant="secondary"
          isBusy={query.isFetching}
          onClick={() => void query.refetch()}
        />
      </Search>
    </Toolbar>
  );
}
