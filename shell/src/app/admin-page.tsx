import { DocumentHead } from '../head/document-head';
import { paths } from './paths';
import { RemotePart } from './remote-part';
import { RemotePostPreview } from './remote-post-preview';
import { RemoteSectionPreview } from './remote-section-preview';
import { RemoteServicePreview } from './remote-service-preview';

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
            SectionPreview={RemoteSectionPreview}
            ServicePreview={RemoteServicePreview}
          />
        )}
      </RemotePart>
    </>
  );
}
