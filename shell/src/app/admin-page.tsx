import { RemoteFallback, RemotePlace } from '../remotes';
import { usePageTitle } from './page-title';
import { paths } from './paths';
import { PagePending } from './pending';

export function AdminPage() {
  usePageTitle('Admin');
  return (
    <RemotePlace
      remote="admin-app"
      pending={<PagePending label="Loading the admin area" />}
      failed={(failure) => <RemoteFallback {...failure} size="page" what="The admin area" />}
    >
      {({ AdminDesk }) => <AdminDesk basePath={paths.admin} sitePath={paths.home} />}
    </RemotePlace>
  );
}
