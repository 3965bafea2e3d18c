import { EmptyState } from 'shared-ui';

/** The empty state of a search; `level` is that of its heading below the page's or the section's. */
export function NothingFound({ level }: { level: 2 | 3 }) {
  return (
    <EmptyState level={level} title="No articles found" description="Try adjusting your search or filter criteria" />
  );
}
