import { EmptyState } from 'shared-ui';

/** No article fits what was searched for or chosen. */
export function NothingFound() {
  return <EmptyState title="No articles found" description="Try adjusting your search or filter criteria" />;
}
