import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeVisitorClient } from 'data-client/testing';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RemoteApps } from '../remotes/remote-apps';
import { createTestRemotes } from '../testing';
import { App } from './app';

const apps: RemoteApps = {
  'public-site': {
    SiteHeader: ({ onBook, onBookIntent, blogPath }) => (
      <header>
        <Link to="/">Home</Link>
        <Link to={blogPath}>Blog</Link>
        <Link to="/#about">About</Link>
        <button type="button" onClick={() => onBook()} onPointerEnter={onBookIntent}>
          Book Consultation
        </button>
      </header>
    ),
    LandingPage: ({ blogSection }: { blogSection: ReactNode }) => (
      <>
        <h1>Landing</h1>
        <section id="about">About</section>
        {blogSection}
      </>
    ),
    SiteFooter: () => <footer>Footer</footer>,
    NotFoundPage: () => <h1>Page not found</h1>,
    LegalPage: ({ shows }) => <h1>Legal: {shows}</h1>,
    PartnersPage: ({ preview }) => <h1>Partners {preview({ locale: 'en', scheme: 'light' })}</h1>,
    MaintenancePage: () => <h1>Back soon</h1>,
    CookieBanner: () => <section aria-label="Cookies" />,
    NewsletterBox: () => <form aria-label="Newsletter sign-up" />,
  },
  'blog-app': {
    BlogSection: () => <h2>Latest Articles</h2>,
    BlogPage: ({ slug }) => <h1>{slug ? `Reading ${slug}` : 'All articles'}</h1>,
    PostPreview: ({ post }) => <article>{post.title}</article>,
  },
  'booking-widget': {
    BookingDialog: ({ service, onClose }) => (
      <dialog open aria-label="Book">
        {service ?? 'any service'}
        <button type="button" onClick={onClose}>
          Done
        </button>
      </dialog>
    ),
    BookingPreview: () => <p>The form</p>,
    ManageBooking: ({ link }) => <h1>The booking of {link}</h1>,
  },
  'admin-app': { AdminDesk: ({ basePath }) => <h1>Desk at {basePath}</h1> },
};

/** The observer of jsdom sees nothing; this one is told what comes near. */
let approach = () => {};
const scrolls: ScrollToOptions[] = [];

beforeEach(() => {
  window.location.hash = '';
  scrolls.length = 0;
  window.scrollTo = (options?: ScrollToOptions | number) => void scrolls.push(options as ScrollToOptions);
  window.IntersectionObserver = class {
    constructor(notify: IntersectionObserverCallback) {
      approach = () => notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

function open(hash: string, given: Partial<RemoteApps> = apps) {
  window.location.hash = hash;
  const remotes = createTestRemotes(given);
  const config = { url: 'http://backend.test', key: 'test' };
  render(<App client={createFakeVisitorClient()} config={config} remotes={remotes.store} />);
  return { ...remotes, user: userEvent.setup() };
}

const heading = (name: string) => screen.findByRole('heading', { name });

test('X4 partners find their page under its own path, with the form beside it', async () => {
  open('#/partners');
  expect(await screen.findByRole('heading', { name: /^Partners/ })).toHaveTextContent('The form');
  expect(document.title).toMatch(/^For partners/);
});

test('R1 a visitor who follows a link to another page starts at its top, with the focus in its content', async () => {
  const { user } = open('#/');
  await heading('Landing');
  expect(scrolls).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  await heading('All articles');
  expect(scrolls).toEqual([{ top: 0, behavior: 'instant' }]);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('R1 a reader opens over the list: the list stays where it was', async () => {
  open('#/blog');
  await heading('All articles');
  act(() => {
    window.location.hash = '#/blog/a-post';
  });
  await heading('Reading a-post');
  expect(scrolls).toEqual([]);
});

test('R2 the first page of a visit is simply there, the next one fades in', async () => {
  const { user } = open('#/');
  const animationOf = async (name: string) =>
    getComputedStyle((await heading(name)).closest('main > div') as HTMLElement).animation;
  expect(await animationOf('Landing')).toBe('');
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  expect(await animationOf('All articles')).toContain('var(--motion-page)');
});

test('H2 an anchor leaves 80 px above it and takes the focus along', async () => {
  const { user } = open('#/');
  await heading('Landing');
  await user.click(screen.getByRole('link', { name: 'About' }));
  await waitFor(() => expect(scrolls.at(-1)).toEqual({ top: -80, behavior: 'smooth' }));
  expect(document.getElementById('about')).toHaveFocus();
});

test('R5 any other path shows the site with a page that says so', async () => {
  open('#/nowhere');
  await heading('Page not found');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await waitFor(() => expect(document.title).toContain('Page not found'));
});

test('R6 a page puts its own title before the site’s, and leaving restores it', async () => {
  const { user } = open('#/blog');
  await waitFor(() => expect(document.title).toMatch(/^Blog · /));
  await heading('All articles');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(document.title).not.toMatch(/^Blog/));
});

test('B9 the link of a mail leads to its booking, hidden from search engines', async () => {
  const { loaded } = open('#/booking/abc123');
  await heading('The booking of abc123');
  expect(loaded).toContain('booking-widget');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', expect.stringContaining('noindex'));
});

test('X1 the owner’s desk stands alone, without the public header', async () => {
  const { loaded } = open('#/admin/bookings');
  await heading('Desk at /admin');
  expect(loaded).toEqual(['admin-app']);
});

test('X1 articles load when a visitor comes near them', async () => {
  const { loaded } = open('#/');
  await heading('Landing');
  expect(loaded).toEqual(['public-site']);
  act(() => approach());
  await heading('Latest Articles');
  expect(loaded).toEqual(['public-site', 'blog-app']);
});

test('B1 a pointer over the button prepares the booking form, a click opens it once', async () => {
  const { loaded, user } = open('#/');
  const button = await screen.findByRole('button', { name: 'Book Consultation' });
  await user.hover(button);
  expect(loaded).toContain('booking-widget');
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Book' });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(loaded.filter((name) => name === 'booking-widget')).toHaveLength(1);
});

test('X2 a click is answered although the booking form is missing, and Try again brings it', async () => {
  const { provide, user } = open('#/', { ...apps, 'booking-widget': undefined });
  await user.click(await screen.findByRole('button', { name: 'Book Consultation' }));
  await screen.findByText('The booking form could not be loaded.');
  provide({ 'booking-widget': apps['booking-widget'] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('dialog', { name: 'Book' });
});

test('X2 without the public site a visitor still finds the blog and the booking form', async () => {
  const { user } = open('#/', { ...apps, 'public-site': undefined });
  await screen.findByText('This page could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Book Consultation' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  await heading('All articles');
});

test('X2 a remote that throws while it is shown takes nothing but its own place', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  open('#/blog', { ...apps, 'blog-app': { ...apps['blog-app'], BlogPage: Broken } });
  await screen.findByText('The blog could not be loaded.');
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
