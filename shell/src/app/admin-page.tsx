import { DocumentHead } from '../head/document-head';
import { paths } from './paths';
import { RemoteArticleText } from './remote-article-text';
import { RemotePart } from './remote-part';
import { RemoteSectionPreview } from './remote-section-preview';
import { RemoteServicePreview } from './remote-service-preview';
import type { PostPreviewProps } from 'admin-app/contract';
import { RemotePreview } from './remote-preview';

export function AdminPage() {
  return (
    <>
      <DocumentHead title="Admin" isHidden />
      <RemotePart remote="admin-app" size="page" loading="Loading the dashboard" what="The dashboard">
        {({ AdminDashboard }) => (
          <AdminDashboard
            basePath={paths.admin}
            sitePath={paths.home}
            PostPreview={RemotePostPreview}
            TextPreview={RemoteArticleText}
            SectionPreview={RemoteSectionPreview}
            ServicePreview={RemoteServicePreview}
          />
        )}
      </RemotePart>
    </>
  );
}

/** Shows an article in the dashboard as the blog's reader does. */
function RemotePostPreview({ post }: PostPreviewProps) {
  return <RemotePreview remote="blog-app">{({ PostPreview }) => <PostPreview post={post} />}</RemotePreview>;
}
