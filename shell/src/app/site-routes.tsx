import { useSettings } from 'data-client';
import { useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { pagePath } from '../address/site-path';
import { useBookingAddress } from '../booking/use-booking-address';
import { useMeasuring } from '../consent/use-measuring';
import { AdminPage } from './admin-page';
import { BlogPage } from './blog-page';
import {
  ConfirmSubscriptionPage,
  LegalPage,
  LinkedBookingPage,
  NotFoundPage,
  PartnersPage,
  RegisteredPage,
  ServicePage,
} from './site-pages';
import { LandingPage } from './landing-page';
import { legalRoutes } from './legal-addresses';
import { MaintenancePage } from './maintenance-page';
import { paths } from './paths';
import { SiteFrame } from './site-frame';
import { useRemotes } from '../remotes';
import { useArrival } from './use-arrival';

/**
 * Identifies the page of a path: an article opens over the blog page, and the dashboard and registered pages have their
 * own routes.
 */
function pageOf(pathname: string, registered: string[]): string {
  const [, segment = ''] = pathname.split('/');
  const whole: readonly string[] = [paths.blog, paths.admin, ...registered];
  return whole.includes(`/${segment}`) ? `/${segment}` : pathname;
}

export function SiteRoutes() {
  const { settings } = useSettings();
  const { pathname } = useLocation();
  const { pages } = useRemotes();
  const page = pageOf(
    pagePath(pathname),
    pages.map(({ path }) => path),
  );
  const hasMoved = useHasMoved(page);
  useArrival(page);
  useMeasuring();
  useBookingAddress();
  const legal = legalRoutes(settings);
  // The law requires the legal pages at all times.
  const isOpen = !settings.maintenance_mode || legal.some(({ path }) => path === page);
  const frame = isOpen ? <SiteFrame page={page} isFading={hasMoved} /> : <MaintenancePage />;
  return (
    <Routes>
      <Route path={`${paths.admin}/*`} element={<AdminPage />} />
      <Route element={frame}>
        {[paths.home, `${paths.book}/*`].map((path) => (
          <Route key={path} path={path} element={<LandingPage />} />
        ))}
        {settings.blog_enabled && <Route path={`${paths.blog}/:slug?`} element={<BlogPage />} />}
        <Route path={`${paths.services}/:service`} element={<ServicePage />} />
        {legal.map(({ path, shows }) => (
          <Route key={path} path={path} element={<LegalPage shows={shows} />} />
        ))}
        <Route path={paths.partners} element={<PartnersPage />} />
        <Route path={`${paths.booking}/:link`} element={<LinkedBookingPage />} />
        <Route path={`${paths.newsletter}/confirm/:link`} element={<ConfirmSubscriptionPage />} />
        {pages.map((page) => (
          <Route key={page.path} path={`${page.path}/*`} element={<RegisteredPage {...page} />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** True after the first navigation to another page. */
function useHasMoved(page: string): boolean {
  const [firstPage] = useState(page);
  const [hasMoved, setHasMoved] = useState(false);
  if (page !== firstPage && !hasMoved) setHasMoved(true);
  return hasMoved;
}
