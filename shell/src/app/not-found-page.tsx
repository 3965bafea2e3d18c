import { DocumentHead } from '../head/document-head';
import { RemoteFallback, RemotePlace } from '../remotes';
import { PagePending } from './pending';

export function NotFoundPage() {
  return (
    <>
      <DocumentHead title="Page not found" isHidden />
      <RemotePlace
        remote="public-site"
        pending={<PagePending label="Loading the page" />}
        failed={(failure) => <RemoteFallback {...failure} size="page" what="This page" />}
      >
        {({ NotFoundPage: Page }) => <Page />}
      </RemotePlace>
    </>
  );
}
