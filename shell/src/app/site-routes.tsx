import { useState } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { useBooking } from '../booking/booking-provider';
import { RemoteFallback, RemotePlace } from '../remotes';
import { AdminPage } from './admin-page';
import { LandingPage } from './landing-page';
import { useArrival } from './use-arrival';
import { usePageTitle } from './page-title';
import { paths } from './paths';
import { SiteFrame } from './site-frame';
import { PagePending } from './pending';

/** The page a path belongs to: an article opens over the blog page, so it is the same page. */
function pageOf(pathname: string): string {
  const [, segment = ''] = pathname.split('/');
  return `/${segment}`;
}

export function SiteRoutes() {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const hasMoved = useHasMoved(page);
  useArrival(page);
  return (
    <Routes>
      <Route path={`${paths.admin}/*`} element={<AdminPage />} />
      <Route element={<SiteFrame page={page} isFading={hasMoved} />}>
        <Route path={paths.home} element={<LandingPage />} />
        <Route path={paths.blog} element={<BlogPage />} />
        <Route path={`${paths.blog}/:slug`} element={<BlogPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** True from the first move to another page on. */
function useHasMoved(page: string): boolean {
  const [firstPage] = useState(page);
  const [hasMoved, setHasMoved] = useState(false);
  if (page !== firstPage && !hasMoved) setHasMoved(true);
  return hasMoved;
}

function BlogPage() {
  const { slug } = useParams();
  const { book } = useBooking();
  usePageTitle('Blog');
  return (
    <RemotePlace
      remote="blog-app"
      pending={<PagePending label="Loading the blog" />}
      failed={(failure) => <RemoteFallback {...failure} size="page" what="The blog" />}
    >
      {({ BlogPage: Page }) => <Page blogPath={paths.blog} slug={slug} onBook={book} />}
    </RemotePlace>
  );
}

function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <RemotePlace
      remote="public-site"
      pending={<PagePending label="Loading the page" />}
      failed={(failure) => <RemoteFallback {...failure} size="page" what="This page" />}
    >
      {({ NotFoundPage: Page }) => <Page />}
    </RemotePlace>
  );
}
