import type { PostPreviewProps } from 'admin-app/contract';
import { RemotePreview } from './remote-preview';

/** Shows an article in the dashboard as the blog's reader does. */
export function RemotePostPreview({ post }: PostPreviewProps) {
  return <RemotePreview remote="blog-app">{({ PostPreview }) => <PostPreview post={post} />}</RemotePreview>;
}
