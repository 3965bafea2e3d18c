import type { PostPreviewProps } from 'admin-app/contract';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { SectionPending } from './pending';

/** Shows an article in the dashboard as the blog's reader does. */
export function RemotePostPreview({ post }: PostPreviewProps) {
  return (
    <RemoteComponent
      remote="blog-app"
      pending={<SectionPending label="Loading the preview" />}
      failed={(failure) => <RemoteFallback {...failure} size="section" what="The preview" />}
    >
      {({ PostPreview }) => <PostPreview post={post} />}
    </RemoteComponent>
  );
}
