import { screen, waitFor, within } from '@testing-library/react';
import type { LegalPageProps } from '../contract';
import { accessibilityFindings } from '../testing/accessibility';
import { renderSite } from '../testing/render-site';
import { allServices, noServices, storyLegalAddresses } from '../testing/story-legal';
import { LegalPage } from './legal-page';

type Options = Parameters<typeof renderSite>[1];

async function open(props: Partial<LegalPageProps> & Pick<LegalPageProps, 'shows'>, options?: Options) {
  const site = renderSite(<LegalPage legalAddresses={storyLegalAddresses} services={noServices} {...props} />, options);
  await screen.findByRole('heading', { level: 1 });
  return site;
}

const chapter = (name: string) => within(screen.getByRole('region', { name }));
const words = () => screen.getByRole('article').textContent ?? '';

beforeEach(() => localStorage.clear());

test.each([
  ['privacy', 'Privacy Policy'],
  ['terms', 'Terms of Service'],
  ['cookies', 'Cookie Policy'],
] as const)('H5 the page of %s has its title, its contents and ways to the others', async (shows, title) => {
  await open({ shows });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const link of contents) expect(screen.getByRole('region', { name: link.textContent })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^(Privacy Policy|Terms of Service|Cookie Policy)$/ })).toHaveLength(2);
  expect(await accessibilityFindings()).toEqual([]);
});

test('H5 the privacy policy speaks of what is switched on', async () => {
  await open({ shows: 'privacy' });
  expect(chapter('What you give me').getByText(/A consultation you book/)).toBeVisible();
  expect(chapter('What you give me').getByText(/A message you send/)).toBeVisible();
  expect(chapter('What you give me').getByText(/The newsletter/)).toBeVisible();
  expect(chapter('Analytics and marketing').getByText(/No analytics, marketing or tracking service/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /Europe|California/ })).not.toBeInTheDocument();
});

test('H5 what is switched off is not spoken of', async () => {
  await open(
    { shows: 'privacy' },
    {
      settings: {
        booking_enabled: false,
        contact_form_enabled: false,
        newsletter_enabled: false,
        blog_enabled: false,
      },
    },
  );
  await waitFor(() => expect(words()).toMatch('This site has no forms at the moment'));
  expect(words()).not.toMatch(/consultation|newsletter|Articles|flooded/i);
});

test('H5 the services that measure are named, and the consent they need', async () => {
  await open({ shows: 'privacy', services: { analytics: ['google_analytics_id'], marketing: ['facebook_pixel_id'] } });
  const measuring = chapter('Analytics and marketing');
  expect(
    measuring.getByText(/With your consent, and only then, this site loads Google Analytics and Meta Pixel/),
  ).toBeVisible();
});

test('H5 European and Californian law have their chapters when the owner asks for them', async () => {
  await open({ shows: 'privacy', services: allServices }, { settings: { gdpr_enabled: true, ccpa_enabled: true } });
  await screen.findByRole('region', { name: 'If you live in Europe or the United Kingdom' });
  expect(chapter('If you live in California').getByText(/counts what Meta Pixel, LinkedIn Insight Tag/)).toBeVisible();
});

test('H5 the texts name the owner and the owner’s addresses', async () => {
  await open(
    { shows: 'terms' },
    { settings: { business_name: 'Ada Coaching Ltd', business_email: 'office@ada.example', business_phone: '' } },
  );
  await waitFor(() => expect(words()).toMatch('Ada Coaching Ltd offers this site'));
  expect(chapter('Questions').getByRole('link', { name: 'office@ada.example' })).toBeVisible();
});

test('H5 the terms speak of booking only where something can be booked', async () => {
  await open({ shows: 'terms' }, { settings: { booking_enabled: false } });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Booking a consultation' })).not.toBeInTheDocument());
});

test('H5 the cookie policy lists what is stored, and tells and changes the visitor’s choice', async () => {
  const onCookieSettings = jest.fn();
  const { visitor } = await open({
    shows: 'cookies',
    services: allServices,
    consent: { analytics: true, marketing: false },
    onCookieSettings,
  });
  expect(chapter('Necessary').getByRole('row', { name: /cookie-consent/ })).toBeVisible();
  expect(chapter('Analytics').getByRole('row', { name: /Hotjar/ })).toBeVisible();
  expect(chapter('Your choice').getByText('You allow analytics and refuse marketing.')).toBeVisible();
  await visitor.click(chapter('Your choice').getByRole('button', { name: 'Change my choice' }));
  expect(onCookieSettings).toHaveBeenCalledTimes(1);
});
