import { DocumentHead } from '../head/document-head';
import { paths } from './paths';
import { SitePage } from './site-page';

export function NotFoundPage() {
  return (
    <>
      <DocumentHead title="Page not found" isHidden />
      <SitePage>{({ NotFoundPage: Page }) => <Page blogPath={paths.blog} bookPath={paths.book} />}</SitePage>
    </>
  );
}
