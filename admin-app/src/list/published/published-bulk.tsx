import { BulkButton } from '../bulk-button';
import type { PublishedRowActionProps } from './published-row-actions';
import type { PublishedRow } from './use-published-changes';

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
