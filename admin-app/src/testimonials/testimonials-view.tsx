import type { OwnerTestimonial } from 'data-client/owner';
import { Link, type To } from 'react-router-dom';
import { Avatar, Inline, LinkButton, space, Stars, Text, type QueryLike } from 'shared-ui';
import { Table, type Column } from 'shared-ui/desk';
import { styled } from 'styled-components';
import { DeskList } from '../desk-list/desk-list';
import type { RowMarks } from '../desk-list/row-marks';
import { selectColumn } from '../desk-list/select-column';
import type { ListState } from '../desk-list/use-desk-list';
import { PublishedBulk } from '../published/published-bulk';
import { RowName, RowState } from '../published/published-columns';
import { PublishedRowActions, type PublishedRowActionProps } from '../published/published-row-actions';
import type { PublishedMove } from '../published/use-published-changes';
import { AverageRating } from './average-rating';
import { listWords, shortWords, stateFilter, testimonialOrders, whose } from './testimonial-words';

const Person = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.sm};
  align-items: start;
`;

export type TestimonialsViewProps = PublishedRowActionProps<OwnerTestimonial> & {
  list: ListState<OwnerTestimonial>;
  marks: RowMarks<PublishedMove>;
  average: QueryLike<number | null>;
  /** Where a new one is entered. */
  newPlace: To;
};

/** The list of testimonials with their average, and what can be done with several of them. */
export function TestimonialsView({ list, marks, average, newPlace, ...actions }: TestimonialsViewProps) {
  return (
    <DeskList
      list={list}
      words={listWords}
      filter={stateFilter}
      sorts={testimonialOrders}
      actions={
        <Inline gap="md">
          <LinkButton as={Link} to={newPlace} size="sm">
            New testimonial
          </LinkButton>
          <AverageRating query={average} />
        </Inline>
      }
      bulk={(testimonials) => <PublishedBulk rows={testimonials} {...actions} />}
    >
      {(rows) => (
        <Table
          caption="Testimonials"
          columns={columnsWith({ list, marks, ...actions })}
          rows={rows}
          rowKey={({ id }) => id}
          isBusy={list.isOutdated}
        />
      )}
    </DeskList>
  );
}

type ColumnsOptions = Omit<TestimonialsViewProps, 'newPlace' | 'average'>;

const columnsWith = ({ list, marks, ...actions }: ColumnsOptions): Column<OwnerTestimonial>[] => [
  selectColumn(list.selection, whose),
  {
    id: 'person',
    header: 'Person',
    isRowHeader: true,
    cell: ({ id, name, title, company, imageUrl }) => (
      <Person>
        <Avatar name={name} src={imageUrl} size="sm" isDecorative />
        <div>
          <RowName to={list.recordPlace(id)} detail={[title, company].filter(Boolean).join(', ')}>
            {name}
          </RowName>
        </div>
      </Person>
    ),
  },
  { id: 'content', header: 'Words', cell: ({ content }) => <Text size="sm">{shortWords(content)}</Text> },
  { id: 'rating', header: 'Rating', cell: ({ rating }) => <Stars rating={rating} /> },
  {
    id: 'state',
    header: 'State',
    cell: ({ id, isPublished }) => <RowState isPublished={isPublished} hiddenLabel="Hidden" mark={marks.get(id)} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (said) => <PublishedRowActions row={said} name={whose(said)} mark={marks.get(said.id)} {...actions} />,
  },
];
