import { container, Icon, IconButton, space } from 'shared-ui';
import { styled } from 'styled-components';
import { isChanging, type RowMark } from '../row-marks';
import { DeleteRow, RowActions, RowAnswer } from '../row-actions';
import type { PublishedMove, PublishedRow } from './use-published-changes';
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

export type PublishedRowActionProps<Row extends PublishedRow> = {
  onPublish: (rows: readonly Row[], isPublished: boolean) => void;
  onFeature: (rows: readonly Row[], isFeatured: boolean) => void;
  onDelete: (rows: readonly Row[]) => void;
};

type PublishedRowActionsProps<Row extends PublishedRow> = PublishedRowActionProps<Row> & {
  row: Row;
  /** Names the row in labels: `“The first hour”`. */
  name: string;
  mark?: RowMark<PublishedMove>;
};

export function PublishedRowActions<Row extends PublishedRow>(props: PublishedRowActionsProps<Row>) {
  const { row, name, mark, onPublish, onFeature, onDelete } = props;
  return (
    <Actions>
      <IconButton
        size="sm"
        label={`Feature ${name}`}
        aria-pressed={row.isFeatured}
        icon={row.isFeatured ? fullStar : 'star'}
        isBusy={isChanging(mark, ['featured', 'not-featured'])}
        disabled={isChanging(mark)}
        onClick={() => onFeature([row], !row.isFeatured)}
      />
      <RowAnswer
        verb={row.isPublished ? 'Unpublish' : 'Publish'}
        whose={name}
        variant={row.isPublished ? 'secondary' : 'primary'}
        mark={mark}
        to={['published', 'hidden']}
        onClick={() => onPublish([row], !row.isPublished)}
      />
      <DeleteRow whose={name} mark={mark} onDelete={() => onDelete([row])} />
    </Actions>
  );
}

type PublishedBulkProps<Row extends PublishedRow> = PublishedRowActionProps<Row> & { rows: readonly Row[] };

export function PublishedBulk<Row extends PublishedRow>(props: PublishedBulkProps<Row>) {
  const { rows, onPublish, onFeature, onDelete } = props;
  return (
    <>
      <BulkButton
        verb="Publish"
        rows={rows}
        fits={({ isPublished }) => !isPublished}
        onAct={(hidden) => onPublish(hidden, true)}
      />
      <BulkButton
        verb="Unpublish"
        variant="secondary"
        rows={rows}
        fits={({ isPublished }) => isPublished}
        onAct={(published) => onPublish(published, false)}
      />
      <BulkButton
        verb="Feature"
        variant="secondary"
        rows={rows}
        fits={({ isFeatured }) => !isFeatured}
        onAct={(others) => onFeature(others, true)}
      />
      <BulkButton verb="Delete" variant="danger" rows={rows} onAct={onDelete} />
    </>
  );
}
