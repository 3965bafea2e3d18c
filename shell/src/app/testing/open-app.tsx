import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataConfig, Settings } from 'data-client';
import { createFakeVisitorClient } from 'data-client/testing';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RemoteApps } from '../../remotes/remote-apps';
import { createTestRemotes, type TestPage } from '../../testing';
import { App } from '../app';

/** A minimal implementation of every remote's contract. */
export const testApps: RemoteApps = {
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
    SiteFooter: ({ partnersPath }) => (
      <footer>{partnersPath ? <Link to={partnersPath}>For partners</Link> : 'Footer'}</footer>
    ),
    ServicePage: ({ id }) => <h1>The service {id}</h1>,
    NotFoundPage: () => <h1>Page not found</h1>,
    LegalPage: ({ shows }) => <h1>Legal: {shows}</h1>,
    ConfirmSubscriptionPage: ({ link }) => <h1>Confirming {link}</h1>,
    PartnersPage: ({ preview }) => <h1>Partners {preview({ locale: 'en', scheme: 'light' })}</h1>,
    MaintenancePage: () => <h1>Back soon</h1>,
    CookieBanner: () => <section aria-label="Cookies" />,
    StoryPage: () => <h2>My story</h2>,
    NewsletterBox: () => <form aria-label="Newsletter sign-up" />,
  },
  'blog-app': {
    BlogSection: () => <h2>Latest Articles</h2>,
    BlogPage: ({ slug }) => <h1>{slug ? `Reading ${slug}` : 'All articles'}</h1>,
    PostPreview: ({ post }) => <article>{post.title}</article>,
    ArticleText: ({ content }) => <p>{content}</p>,
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
  'admin-app': { AdminDashboard: ({ basePath }) => <h1>Dashboard at {basePath}</h1> },
};

// jsdom cannot scroll, and remotes that do not load are reported in the console.
beforeEach(() => {
  window.scrollTo = () => {};
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
/** The visitor comes to the page by a reload, a link or the browser's history. */
export function arriveBy(type: NavigationTimingType) {
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
}

/** Renders the whole site with the given remotes. */
export function openApp(
  hash: string,
  given: Partial<RemoteApps> = testApps,
  pages: TestPage[] = [],
  settings: Partial<Settings> = {},
  config: Partial<DataConfig> = {},
) {
  window.location.hash = hash;
  const remotes = createTestRemotes(given, pages);
  const client = createFakeVisitorClient({ settings });
  Object.assign(client.config, config);
  const { unmount } = render(<App client={client} remotes={remotes.store} />);
  return { ...remotes, user: userEvent.setup(), unmount };
}

export const heading = (name: string) => screen.findByRole('heading', { name });
