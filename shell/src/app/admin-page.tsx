import { DocumentHead } from '../head/document-head';
import { RemoteFallback, RemotePlace } from '../remotes';
import { paths } from './paths';
import { PagePending } from './pending';
import { PostPreviewPlace } from './post-preview-place';

export function AdminPage() {
  return (
    <>
      <DocumentHead title="Admin" isHidden />
      <RemotePlace
        remote="admin-app"
        pending={<PagePending label="Loading the admin area" />}
        failed={(failure) => <RemoteFallback {...failure} size="page" what="The admin area" />}
      >
        {({ AdminDashboard }) => (
          <AdminDashboard basePath={paths.admin} sitePath={paths.home} PostPreview={PostPreviewPlace} />
        )}
      </RemotePlace>
    </>
  );
}
