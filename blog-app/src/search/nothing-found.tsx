import { EmptyState } from 'shared-ui';
import type { ReactNode } from 'react';

/** The empty state of a search; `level` is that of its heading below the page's or the section's. */
export const NothingFound = (props: { level: 2 | 3; action?: ReactNode }) => (
  <EmptyState {...props} title="No articles found" description="Try adjusting your search or filter criteria" />
);
