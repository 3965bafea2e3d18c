import type { OwnerTestimonial } from 'data-client/owner';
import { Avatar, space, Stars, Text, type QueryLike } from 'shared-ui';
import type { Column } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import { newId } from '../form/use-new-record';
import { actionsColumn, selectColumn } from '../list/columns';
import { RecordList } from '../list/record-list';
import type { ListState } from '../list/use-record-list';
import { PublishedBulk, PublishedRowActions } from '../list/published/published-row-actions';
import { Detail, RowName, RowState } from '../list/published/published-columns';
import type { PublishedChanges } from '../list/published/use-published-changes';
import { listWords, rowWords, stateFilter, testimonialOrders } from './testimonial-words';
import { NewRecordButton } from '../dashboard/router-link-button';

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};

  > :last-child {
    flex: 1 1 7rem;
  }
`;

type TestimonialsViewProps = {
  list: ListState<OwnerTestimonial>;
  changes: PublishedChanges<OwnerTestimonial>;
  average: QueryLike<number | null>;
};

/** The testimonials list with the average rating and bulk actions. */
export function TestimonialsView({ list, changes, average }: TestimonialsViewProps) {
  return (
    <RecordList
      list={list}
      words={listWords}
      filter={stateFilter}
      caption="Testimonials"
      columns={columnsWith({ list, changes })}
      sorts={testimonialOrders}
      actions={
        <>
          <AverageRating query={average} />
          <NewRecordButton to={list.recordPath(newId)}>New testimonial</NewRecordButton>
        </>
      }
      bulk={(testimonials) => <PublishedBulk rows={testimonials} changes={changes} />}
    />
  );
}

const columnsWith = ({ list, changes }: Omit<TestimonialsViewProps, 'average'>): Column<OwnerTestimonial>[] => [
  selectColumn(list.selection, rowWords.nameOf),
  {
    id: 'person',
    header: 'Person',
    isRowHeader: true,
    cell: ({ id, name, title, company, imageUrl }) => (
      <Person>
        <Avatar name={name} src={imageUrl} size="sm" />
        <div>
          <RowName to={list.recordPath(id)} detail={[title, company].filter(Boolean).join(', ')}>
            {name}
          </RowName>
        </div>
      </Person>
    ),
  },
  { id: 'content', header: 'Content', cell: ({ content }) => <Detail>{content}</Detail> },
  { id: 'rating', header: 'Rating', cell: ({ rating }) => <Stars rating={rating} /> },
  {
    id: 'state',
    header: 'Status',
    cell: ({ id, isPublished }) => (
      <RowState isPublished={isPublished} label={isPublished ? 'Published' : 'Hidden'} mark={changes.marks.get(id)} />
    ),
  },
  actionsColumn((said) => <PublishedRowActions row={said} name={rowWords.nameOf(said)} changes={changes} />),
];

/** The average over all testimonials, with one decimal. A failure leaves the list visible. */
function AverageRating({ query }: { query: QueryLike<number | null> }) {
  if (query.status === 'pending') return null;
  const words = query.data == null ? undefined : `Average rating: ${query.data.toFixed(1)}`;
  if (!words && query.status === 'success') return null;
  return (
    <Text size="sm" tone={words ? 'strong' : 'muted'}>
      {words ?? 'The average rating couldn’t be loaded.'}
    </Text>
  );
}
