import { Field, SearchInput, Options, Select, color, media, radius, shadow, space } from 'shared-ui';
import type { FocusEvent } from 'react';
import { styled } from 'styled-components';
import { LazyMentions } from './lazy-mentions';
import { sortOrders, type PostSelection, type SortOrder } from '../posts/matching-posts';

const Tools = styled.div`
  display: grid;
  gap: ${space.xs};
  padding: ${space.xs};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.md};
  /* Room for what a search finds, above the keyboard. */
  ${media.down('md')} {
    input {
      scroll-margin-block-end: 80svh;
    }
  }
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) 13rem;
    max-inline-size: 52rem;
  }
`;

export type SearchAndSortProps = {
  selection: PostSelection;
  onSelectionChange: (change: Partial<PostSelection>) => void;
};

const handleSearchFocus = ({ target }: FocusEvent) => {
  LazyMentions.prepare();
  target.scrollIntoView({ block: 'nearest' });
};

export function SearchAndSort({ selection, onSelectionChange }: SearchAndSortProps) {
  return (
    <Tools role="search" data-tone="base">
      <SearchInput
        label="Search articles"
        placeholder="Search articles..."
        value={selection.search}
        onChange={(search) => onSelectionChange({ search })}
        onFocus={handleSearchFocus}
      />
      <Field label="Sort by" isLabelHidden>
        <Select
          value={selection.sort}
          onChange={(event) => onSelectionChange({ sort: event.target.value as SortOrder })}
        >
          <Options of={Object.entries(sortOrders).map(([id, label]) => ({ id, label }))} />
        </Select>
      </Field>
    </Tools>
  );
}
