import { DocumentHead } from '../head/document-head';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { paths } from './paths';
import { PagePending } from './pending';
import { RemotePostPreview } from './remote-post-preview';
import { RemoteSectionPreview } from './remote-section-preview';
import { RemoteServicePreview } from './remote-service-preview';

export function AdminPage() {
  return (
    <>
      <DocumentHead title="Admin" isHidden />
      <RemoteComponent
        remote="admin-app"
        pending={<PagePending label="Loading the admin area" />}
        failed={(failure) => <RemoteFallback {...failure} size="page" what="The admin area" />}
      >
        {({ AdminDashboard }) => (
          <AdminDashboard
            basePath={paths.admin}
            sitePath={paths.home}
            PostPreview={RemotePostPreview}
            SectionPreview={RemoteSectionPreview}
            ServicePreview={RemoteServicePreview}
          />
        )}
      </RemoteComponent>
    </>
  );
}
