import { act, screen, waitFor } from '@testing-library/react';
import type { BlogPageProps } from 'blog-app/contract';
import type { Settings } from 'data-client';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { measure } from '../consent/measuring/measure';
import type { RemoteApps } from '../remotes/remote-apps';
import { heading, openApp, testApps } from './testing/open-app';

jest.mock('../consent/measuring/measure', () => ({ measure: jest.fn() }));

const measured = () => jest.mocked(measure).mock.calls.map(([{ services }]) => services);

const publicSite: RemoteApps['public-site'] = {
  ...testApps['public-site'],
  SiteFooter: ({ legalAddresses, onCookieSettings }) => (
    <footer>
      {Object.entries({ ...legalAddresses, notice: legalAddresses.notice ?? '/' }).map(([document, address]) => (
        <Link key={document} to={address}>
          {document}
        </Link>
      ))}
      {onCookieSettings && (
        <button type="button" onClick={onCookieSettings}>
          Cookie settings
        </button>
      )}
    </footer>
  ),
  LegalPage: ({ shows, consent }) => (
    <>
      <h1>Legal: {shows}</h1>
      <p>{JSON.stringify(consent) ?? 'undecided'}</p>
    </>
  ),
  CookieBanner: ({ services, isRequested, onDecide, onDismiss }) => (
    <section aria-label="Cookies">
      {services.analytics.join()}{' '}
      {isRequested && (
        <button type="button" onClick={onDismiss}>
          Close
        </button>
      )}
      <button type="button" onClick={() => onDecide({ analytics: true, marketing: false })}>
        Accept
      </button>
    </section>
  ),
};

const BlogPage = ({ slug, onBook, onTitle, newsletter }: BlogPageProps) => {
  useEffect(() => onTitle?.(slug && 'A decision that can wait'), [slug, onTitle]);
  return (
    <>
      <h1>All articles</h1>
      {onBook && <button type="button">Work With Lena</button>}
      {newsletter}
    </>
  );
};

const apps = { ...testApps, 'public-site': publicSite, 'blog-app': { ...testApps['blog-app'], BlogPage } };

const open = (hash: string, settings: Partial<Settings> = {}, given: Partial<RemoteApps> = apps) =>
  openApp(hash, given, [], settings);

afterEach(() => jest.mocked(measure).mockClear());

const tracked = { google_analytics_id: 'G-AB12CD34EF' };
const banner = () => screen.queryByRole('region', { name: 'Cookies' });

test('H5 the legal documents have pages at the owner’s addresses', async () => {
  const { user } = open('#/legal/privacy', { privacy_policy_url: '/legal/privacy' });
  await heading('Legal: privacy');
  await waitFor(() => expect(document.title).toBe('Privacy Policy · Lena Ashford'));
  await user.click(screen.getByRole('link', { name: 'terms' }));
  await heading('Legal: terms');
});

test('H5 the legal notice has a page once the owner has written one', async () => {
  open('#/legal-notice', { legal_notice: 'Ada Berg, Hauptstraße 1, 10115 Berlin' });
  await heading('Legal: notice');
  await waitFor(() => expect(document.title).toBe('Legal Notice · Lena Ashford'));
});

test.each([
  ['H5 without a legal notice its address', '#/legal-notice', {}],
  ['a disabled blog', '#/blog', { blog_enabled: false }],
])('%s has no page', async (_, hash, settings) => {
  open(hash, settings);
  await heading('Page not found');
});

test('E5 X2 the notice renders without the remote that provides it', async () => {
  open('#/', { maintenance_mode: true, contact_email: 'ada@coach.example' }, { ...apps, 'public-site': undefined });
  await heading('Lena Ashford will be back soon.');
  expect(screen.getByRole('link', { name: 'ada@coach.example' })).toBeVisible();
});

test.each([
  ['#/privacy-policy', 'Legal: privacy'],
  ['#/admin', 'Dashboard at /admin'],
])('E5 %s stays open during maintenance', async (hash, title) => {
  localStorage.setItem('last-known:settings', '{"maintenance_mode":true}');
  open(hash, { maintenance_mode: true });
  await heading(title);
});

test('a disabled booking form cannot be opened and is not loaded', async () => {
  const { user, loaded } = open('#/', { booking_enabled: false, ...tracked });
  await heading('Landing');
  await waitFor(() => expect(banner()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Book Consultation' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(loaded).toEqual(['public-site']);
});

test('C5 P12 the blog receives the newsletter form', async () => {
  open('#/blog');
  expect(await screen.findByRole('form', { name: 'Newsletter sign-up' })).toBeVisible();
});

test('R6 the document title names the open article', async () => {
  open('#/blog/waiting');
  await heading('All articles');
  await waitFor(() => expect(document.title).toBe('A decision that can wait · Lena Ashford'));
  act(() => {
    window.location.hash = '#/blog';
  });
  await waitFor(() => expect(document.title).toBe('Blog · Lena Ashford'));
});

test('the blog shows no booking button while booking is disabled', async () => {
  open('#/blog', { booking_enabled: false });
  await heading('All articles');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Work With Lena' })).not.toBeInTheDocument());
});

test('the banner appears once the settings have loaded, and the visitor can change the decision later', async () => {
  const { user } = open('#/', tracked);
  await waitFor(() => expect(banner()).toHaveTextContent('google_analytics_id'));
  expect(measured()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(banner()).not.toBeInTheDocument();
  await waitFor(() => expect(measured()).toEqual([['google_analytics_id']]));
  await user.click(screen.getByRole('link', { name: 'cookies' }));
  await screen.findByText('{"analytics":true,"marketing":false}');
  await user.click(screen.getByRole('button', { name: 'Cookie settings' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(banner()).not.toBeInTheDocument();
});

test('a decision made in another tab applies in this one', async () => {
  // A refusal has nothing to stop on a page without cookies.
  document.cookie = '_ga=1';
  open('#/cookie-policy', tracked);
  await waitFor(() => expect(banner()).toBeVisible());
  const consent = { analytics: false, marketing: false };
  localStorage.setItem(
    'cookie-consent',
    JSON.stringify({ consent, services: [], decidedAt: new Date().toISOString() }),
  );
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent' })));
  expect(banner()).not.toBeInTheDocument();
  expect(screen.getByText(JSON.stringify(consent))).toBeVisible();
  await waitFor(() => expect(measured().at(-1)).toEqual([]));
});

test('consent to one service does not cover another that the owner adds later', async () => {
  const consent = { analytics: true, marketing: true };
  const services = ['google_analytics_id'];
  localStorage.setItem('cookie-consent', JSON.stringify({ consent, services, decidedAt: new Date() }));
  open('#/', { ...tracked, hotjar_id: '1234567' });
  await waitFor(() => expect(banner()).toBeVisible());
  expect(measured().flat()).toEqual([]);
});

test('decision 43 without a tracking service there is no banner and no Cookie settings button', async () => {
  open('#/', { site_tagline: 'Settings have loaded' });
  await heading('Landing');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cookie settings' })).not.toBeInTheDocument());
  expect(banner()).not.toBeInTheDocument();
});

test('with the banner disabled, visitors can still open the cookie settings', async () => {
  const { user } = open('#/', { cookie_banner_enabled: false, ...tracked });
  await user.click(await screen.findByRole('button', { name: 'Cookie settings' }));
  expect(banner()).toBeVisible();
});
