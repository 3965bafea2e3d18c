import { DocumentHead } from '../head/document-head';
import { RemoteFallback, RemoteComponent } from '../remotes';
import { paths } from './paths';
import { PagePending } from './pending';

export function NotFoundPage() {
  return (
    <>
      <DocumentHead title="Page not found" isHidden />
      <RemoteComponent
        remote="public-site"
        pending={<PagePending label="Loading the page" />}
        failed={(failure) => <RemoteFallback {...failure} size="page" what="This page" />}
      >
        {({ NotFoundPage: Page }) => <Page blogPath={paths.blog} bookPath={paths.book} />}
      </RemoteComponent>
    </>
  );
}
