import { container, Icon, IconButton, space } from 'shared-ui';
import { styled } from 'styled-components';
import { isChanging } from '../row-marks';
import { DeleteRow, RowActions, RowAnswer } from '../row-actions';
import type { PublishedChanges, PublishedRow } from './use-published-changes';
import { BulkButton } from '../bulk-button';

const Actions = styled(RowActions)`
  gap: ${space['2xs']};

  ${container.down('lg')} {
    justify-content: flex-start;
  }
  /* As wide as “Unpublish”, also while it is busy. */
  button:not([aria-label]) {
    min-inline-size: 6.5rem;
  }
`;

const fullStar = (
  <Icon>
    <path fill="currentColor" d="m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z" />
  </Icon>
);

type PublishedRowActionsProps<Row extends PublishedRow> = {
  row: Row;
  /** Names the row in labels: `“The first hour”`. */
  name: string;
  changes: PublishedChanges<Row>;
};

export function PublishedRowActions<Row extends PublishedRow>({ row, name, changes }: PublishedRowActionsProps<Row>) {
  const mark = changes.marks.get(row.id);
  return (
    <Actions>
      <IconButton
        size="sm"
        label={`Feature ${name}`}
        aria-pressed={row.isFeatured}
        icon={row.isFeatured ? fullStar : 'star'}
        isBusy={isChanging(mark, ['featured', 'not-featured'])}
        disabled={isChanging(mark)}
        onClick={() => changes.feature([row], !row.isFeatured)}
      />
      <RowAnswer
        verb={row.isPublished ? 'Unpublish' : 'Publish'}
        whose={name}
        variant={row.isPublished ? 'secondary' : 'primary'}
        mark={mark}
        to={['published', 'hidden']}
        onClick={() => changes.publish([row], !row.isPublished)}
      />
      <DeleteRow whose={name} mark={mark} onDelete={() => changes.remove([row])} />
    </Actions>
  );
}

type PublishedBulkProps<Row extends PublishedRow> = { rows: readonly Row[]; changes: PublishedChanges<Row> };

export function PublishedBulk<Row extends PublishedRow>({ rows, changes }: PublishedBulkProps<Row>) {
  return (
    <>
      <BulkButton
        verb="Publish"
        rows={rows}
        fits={({ isPublished }) => !isPublished}
        onAct={(hidden) => changes.publish(hidden, true)}
      />
      <BulkButton
        verb="Unpublish"
        variant="secondary"
        rows={rows}
        fits={({ isPublished }) => isPublished}
        onAct={(published) => changes.publish(published, false)}
      />
      <BulkButton
        verb="Feature"
        variant="secondary"
        rows={rows}
        fits={({ isFeatured }) => !isFeatured}
        onAct={(others) => changes.feature(others, true)}
      />
      <BulkButton verb="Delete" variant="danger" rows={rows} onAct={changes.remove} />
    </>
  );
}
