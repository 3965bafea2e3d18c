import { useTabPath } from '../dashboard/base-path';
import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useNewRecord } from '../form/use-new-record';
import { PostEditorPage } from './post-editor-page';
import { PostsList } from './posts-list';

export function BlogPage({ recordId }: TabPanelProps) {
  const { key, id, handleCreated } = useNewRecord({ listPath: useTabPath('blog'), recordId });
  if (key === undefined) return <PostsList />;
  return <PostEditorPage key={key} id={id} onCreated={handleCreated} />;
}
