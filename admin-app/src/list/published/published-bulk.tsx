import { Button } from 'shared-ui';
import type { PublishedRowActionProps } from './published-row-actions';
import type { PublishedRow } from './use-published-changes';

type PublishedBulkProps<Row extends PublishedRow> = PublishedRowActionProps<Row> & { rows: readonly Row[] };

export function PublishedBulk<Row extends PublishedRow>({
  rows,
  onPublish,
  onFeature,
  onDelete,
}: PublishedBulkProps<Row>) {
  return (
    <>
      <Button size="sm" onClick={() => onPublish(rows, true)}>
        Publish selected
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onPublish(rows, false)}>
        Unpublish selected
      </Button>
      <Button size="sm" variant="secondary" onClick={() => onFeature(rows, true)}>
        Feature selected
      </Button>
      <Button size="sm" variant="danger" onClick={() => onDelete(rows)}>
        Delete selected
      </Button>
    </>
  );
}
