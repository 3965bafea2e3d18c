import type { TabPanelProps } from '../dashboard/dashboard-tab';
import { useNewRecord } from '../form/use-new-record';
import { PostEditorPage } from './post-editor-page';
import { PostsList } from './posts-list';

export function BlogPage({ tabPath, recordId }: TabPanelProps) {
  const { key, id, handleCreated } = useNewRecord({ listPath: tabPath, recordId });
  if (key === undefined) return <PostsList tabPath={tabPath} />;
  return <PostEditorPage key={key} tabPath={tabPath} id={id} onCreated={handleCreated} />;
}
