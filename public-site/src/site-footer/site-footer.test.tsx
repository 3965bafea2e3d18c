import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { accessibilityFindings } from '../testing/accessibility';
import { renderSite } from '../testing/render-site';
import { storyLegalAddresses } from '../testing/story-legal';
import type { SiteFooterProps } from '../contract';
import { SiteFooter } from './site-footer';

type Options = Parameters<typeof renderSite>[1];

const openFooter = (options?: Options, props: Partial<SiteFooterProps> = {}) =>
  renderSite(
    <SiteFooter blogPath="/blog" adminPath="/admin" legalAddresses={storyLegalAddresses} {...props} />,
    options,
  );
const columns = () => within(screen.getByRole('navigation', { name: 'Footer' }));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('H5 the footer names the coach and links email, phone and the dashboard', async () => {
  openFooter();
  expect(screen.getByRole('link', { name: 'hello@lenaashford.example' })).toHaveAttribute(
    'href',
    'mailto:hello@lenaashford.example',
  );
  expect(screen.getByRole('link', { name: '+1 (212) 555-0148' })).toHaveAttribute('href', 'tel:+12125550148');
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  expect(screen.getByRole('form', { name: 'Newsletter' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('H5 three columns link to the sections and the blog', () => {
  openFooter();
  expect(
    columns()
      .getAllByRole('heading')
      .map((heading) => heading.textContent),
  ).toEqual(['Services', 'Company', 'Resources']);
  const targets = new Set(
    columns()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect([...targets]).toEqual(['/#services', '/#about', '/#testimonials', '/#contact', '/#blog', '/blog']);
});

test('H5 profiles open in new tabs', async () => {
  openFooter({
    settings: {
      social_linkedin: 'https://www.linkedin.com/in/ada',
      social_facebook: 'https://www.facebook.com/ada',
      social_instagram: 'https://www.instagram.com/ada',
      social_twitter: 'https://x.com/ada',
    },
  });
  await screen.findByRole('link', { name: 'LinkedIn (opens in a new tab)' });
  const links = screen.getAllByRole('link', { name: /opens in a new tab/ });
  expect(links).toHaveLength(4);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
});

test('H5 Back to top scrolls to the top', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { visitor } = openFooter();
  await visitor.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('H5 disabled features have no link and no form', async () => {
  openFooter({ settings: { newsletter_enabled: false, blog_enabled: false, testimonials_enabled: false } });
  await waitForElementToBeRemoved(screen.getByRole('form', { name: 'Newsletter' }));
  const targets = new Set(
    columns()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect([...targets]).toEqual(['/#services', '/#about', '/#contact']);
});

test('H5 the legal documents are linked, on this site or at an external URL', async () => {
  const { visitor, currentAddress } = openFooter(
    {},
    { legalAddresses: { ...storyLegalAddresses, terms: 'https://law.example/terms' } },
  );
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', 'https://law.example/terms');
  expect(screen.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute('href', '/cookie-policy');
  await visitor.click(screen.getByRole('link', { name: 'Privacy Policy' }));
  expect(currentAddress()).toBe('/privacy-policy');
});

test('H5 Cookie settings is present only while there is a choice to change', async () => {
  const onCookieSettings = jest.fn();
  const { visitor, unmount } = openFooter({}, { onCookieSettings });
  await visitor.click(screen.getByRole('button', { name: 'Cookie settings' }));
  expect(onCookieSettings).toHaveBeenCalledTimes(1);
  unmount();
  openFooter();
  expect(screen.queryByRole('button', { name: 'Cookie settings' })).not.toBeInTheDocument();
});
