/**
 * @jest-environment-options {"styles": true}
 */
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { aService } from 'data-client/testing';
import { renderSite, type SiteOptions } from '../testing/render-site';
import { storyLegalAddresses } from '../testing/story-legal';
import { storyServices } from '../testing/story-services';
import type { SiteFooterProps } from '../contract';
import { SiteFooter } from './site-footer';

const openFooter = (options?: SiteOptions, props: Partial<SiteFooterProps> = {}) =>
  renderSite(
    <SiteFooter blogPath="/blog" adminPath="/admin" legalAddresses={storyLegalAddresses} {...props} />,
    options,
  );
const columns = () => within(screen.getByRole('navigation', { name: 'Footer' }));

test('H5 disabled features have no link and no form', async () => {
  openFooter({ settings: { newsletter_enabled: false, blog_enabled: false, testimonials_enabled: false } });
  await waitForElementToBeRemoved(screen.getByRole('form', { name: 'Newsletter' }));
  const links = columns().getAllByRole('link');
  expect([...new Set(links.map((link) => link.getAttribute('href')))]).toEqual(['/#services', '/#about', '/#contact']);
});

test.each([
  [3, 'one list'],
  [4, 'two columns'],
])('H5 %d services form %s', async (count) => {
  openFooter({ seed: { services: storyServices.slice(0, count).map((service) => aService(service)) } });
  const services = (await columns().findByRole('heading', { name: 'Services' })).parentElement!;
  expect(within(services).getAllByRole('link')).toHaveLength(count);
  expect(getComputedStyle(within(services).getByRole('list')).columns).toBe(count > 3 ? '2 8rem' : '');
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

test('H5 the legal notice is linked only once there is one', () => {
  const { unmount } = openFooter();
  expect(screen.queryByRole('link', { name: 'Legal Notice' })).not.toBeInTheDocument();
  unmount();
  openFooter({}, { legalAddresses: { ...storyLegalAddresses, notice: '/legal-notice' } });
  expect(screen.getByRole('link', { name: 'Legal Notice' })).toHaveAttribute('href', '/legal-notice');
});

test('F2 the name has the weight that the owner chose for headings', async () => {
  openFooter();
  const weightOf = (element: HTMLElement) => getComputedStyle(element).fontWeight;
  const heading = await screen.findByText('Get the newsletter');
  expect(weightOf(screen.getByText('Lena Ashford'))).toBe(weightOf(heading));
});
