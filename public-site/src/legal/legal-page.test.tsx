import { screen, waitFor, within } from '@testing-library/react';
import type { LegalPageProps } from '../contract';
import { renderSite, type SiteOptions } from '../testing/render-site';
import { allServices, noServices, storyLegalAddresses } from '../testing/story-legal';
import { LegalPage } from '../exposed';

async function open(props: Partial<LegalPageProps> & Pick<LegalPageProps, 'shows'>, options?: SiteOptions) {
  const site = renderSite(<LegalPage legalAddresses={storyLegalAddresses} services={noServices} {...props} />, options);
  await screen.findByRole('heading', { level: 1 });
  return site;
}

const chapter = (name: string) => within(screen.getByRole('region', { name }));
const words = () => screen.getByRole('article').textContent ?? '';

test.each([
  ['privacy', 'Privacy Policy'],
  ['terms', 'Terms of Service'],
  ['cookies', 'Cookie Policy'],
] as const)('H5 the %s page has a title, a table of contents and links to other documents', async (shows, title) => {
  await open({ shows });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const link of contents) expect(screen.getByRole('region', { name: link.textContent })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^(Privacy Policy|Terms of Service|Cookie Policy)$/ })).toHaveLength(2);
});

test('H5 the privacy policy covers every enabled feature', async () => {
  await open({ shows: 'privacy' });
  expect(chapter('What you give me').getByText(/A consultation you book/)).toBeVisible();
  expect(chapter('What you give me').getByText(/A message you send/)).toBeVisible();
  expect(chapter('What you give me').getByText(/The newsletter/)).toBeVisible();
  expect(chapter('Analytics and marketing').getByText(/No analytics, marketing or tracking service/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /Europe|California/ })).not.toBeInTheDocument();
});

test('H5 the privacy policy omits disabled features', async () => {
  await open(
    { shows: 'privacy' },
    {
      settings: { booking_enabled: false, contact_form_enabled: false, newsletter_enabled: false, blog_enabled: false },
    },
  );
  await waitFor(() => expect(words()).toMatch('This site currently has no forms'));
  expect(words()).not.toMatch(/consultation|newsletter|Articles|abuse/i);
});

test('H5 the privacy policy names the tracking services and the consent they require', async () => {
  await open({ shows: 'privacy', services: { analytics: ['google_analytics_id'], marketing: ['facebook_pixel_id'] } });
  const tracking = chapter('Analytics and marketing');
  expect(
    tracking.getByText(/With your consent, and only then, this site loads Google Analytics and Meta Pixel/),
  ).toBeVisible();
});

test('H5 the privacy policy includes GDPR and CCPA sections when enabled', async () => {
  await open({ shows: 'privacy', services: allServices }, { settings: { gdpr_enabled: true, ccpa_enabled: true } });
  await screen.findByRole('region', { name: 'If you live in Europe or the United Kingdom' });
  expect(chapter('If you live in California').getByText(/treats what Meta Pixel, LinkedIn Insight Tag/)).toBeVisible();
});

test('H5 the terms name the business and its email address', async () => {
  await open(
    { shows: 'terms' },
    { settings: { business_name: 'Ada Coaching Ltd', business_email: 'office@ada.example', business_phone: '' } },
  );
  await waitFor(() => expect(words()).toMatch('Ada Coaching Ltd operates this site'));
  expect(chapter('Questions').getByRole('link', { name: 'office@ada.example' })).toBeVisible();
});

test('H5 the terms cover booking only while booking is enabled', async () => {
  await open({ shows: 'terms' }, { settings: { booking_enabled: false } });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Booking a consultation' })).not.toBeInTheDocument());
});

test('H5 the cookie policy lists stored data and lets the visitor review and change their choice', async () => {
  const onCookieSettings = jest.fn();
  const { visitor } = await open({
    shows: 'cookies',
    services: allServices,
    consent: { analytics: true, marketing: false },
    onCookieSettings,
  });
  expect(chapter('Necessary').getByRole('row', { name: /cookie-consent/ })).toBeVisible();
  expect(chapter('Analytics').getByRole('row', { name: /Hotjar/ })).toBeVisible();
  expect(chapter('Your choice').getByText('You allow analytics and reject marketing.')).toBeVisible();
  await visitor.click(chapter('Your choice').getByRole('button', { name: 'Change my choices' }));
  expect(onCookieSettings).toHaveBeenCalledTimes(1);
});

const impressum = 'Ada Coaching Ltd\nHauptstraße 1\n10115 Berlin\n\nUSt-IdNr. DE123456789';

test('H5 the legal notice shows the owner’s text, with its paragraphs, and links to the other documents', async () => {
  await open({ shows: 'notice' }, { settings: { legal_notice: impressum } });
  expect(screen.getByRole('heading', { level: 1, name: 'Legal Notice' })).toBeVisible();
  const paragraphs = impressum.split('\n\n');
  for (const text of paragraphs)
    expect(
      await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === text),
    ).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^(Privacy Policy|Terms of Service|Cookie Policy)$/ })).toHaveLength(3);
});

test('H5 the other documents link to the legal notice only once there is one', async () => {
  const { unmount } = await open({ shows: 'terms' });
  expect(screen.queryByRole('link', { name: 'Legal Notice' })).not.toBeInTheDocument();
  unmount();
  await open({ shows: 'terms', legalAddresses: { ...storyLegalAddresses, notice: '/legal-notice' } });
  expect(screen.getByRole('link', { name: 'Legal Notice' })).toHaveAttribute('href', '/legal-notice');
});
