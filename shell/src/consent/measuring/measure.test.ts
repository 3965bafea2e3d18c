import { publicDefaults } from 'data-client';
import type { TrackingService } from 'public-site/contract';
import type { PageGate } from './measure';

const settings = {
  ...publicDefaults,
  google_analytics_id: ' G-AB12CD34EF ',
  google_tag_manager_id: 'GTM-ABC1234',
  hotjar_id: '1234567',
  microsoft_clarity_id: 'abcdef1234',
  facebook_pixel_id: '1234567890123456',
  linkedin_insight_tag: '7654321',
};
const everything = { analytics: true, marketing: true };
const page = window as unknown as Record<string, unknown>;

const queueOf = (name: string, property: string) => (page[name] as Record<string, unknown>)[property];
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

/** A page on which no service has started. */
async function openPage() {
  jest.resetModules();
  const { measure } = await import('./measure');
  const gate = { allow: jest.fn(), reload: jest.fn() } satisfies PageGate;
  const start = (services: TrackingService[], consent = everything) => measure({ services, settings, consent }, gate);
  return { gate, start };
}

beforeEach(() => {
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'gtag', 'hj', '_hjSettings', 'clarity', 'fbq', '_fbq', 'lintrk']) delete page[name];
});

test('each allowed service is loaded once, from its fixed host', async () => {
  const { start } = await openPage();
  const services = Object.keys(settings).filter((key) => /_(id|tag)$/.test(key)) as TrackingService[];
  start(services);
  start(services);
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234',
    'https://connect.facebook.net/en_US/fbevents.js',
    'https://static.hotjar.com/c/hotjar-1234567.js?sv=6',
    'https://snap.licdn.com/li.lms-analytics/insight.min.js',
    'https://www.clarity.ms/tag/abcdef1234',
  ]);
});

test('the page’s policy allows exactly the hosts of loaded services, before they load', async () => {
  const { start, gate } = await openPage();
  gate.allow.mockImplementation(() => expect(scripts()).toEqual([]));
  start(['hotjar_id']);
  expect(gate.allow.mock.calls).toEqual([[['https://static.hotjar.com/', 'https://script.hotjar.com/']]]);
});

const toldGoogle = () => (page.dataLayer as ArrayLike<unknown>[]).map((call) => Array.from(call));
const refused = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };

test('Google receives “denied” before anything else, then the visitor’s choice', async () => {
  const { start } = await openPage();
  start(['google_analytics_id'], { analytics: true, marketing: false });
  const [first, second, , last] = toldGoogle();
  expect(first).toEqual(['consent', 'default', { analytics_storage: 'denied', ...refused }]);
  expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted', ...refused }]);
  expect(last).toEqual(['config', 'G-AB12CD34EF']);
});

test('allowing more later updates the choice without loading anything twice', async () => {
  const { start } = await openPage();
  start(['google_analytics_id', 'microsoft_clarity_id'], { analytics: true, marketing: false });
  start(['google_analytics_id', 'microsoft_clarity_id']);
  expect(toldGoogle().at(-1)).toEqual([
    'consent',
    'update',
    { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
  ]);
  expect(toldGoogle().filter(([kind]) => kind === 'config')).toHaveLength(1);
  expect(queueOf('clarity', 'q')).toHaveLength(2);
  expect(scripts()).toHaveLength(2);
});

test('every provider finds its queue', async () => {
  const { start } = await openPage();
  start(['facebook_pixel_id', 'hotjar_id', 'linkedin_insight_tag', 'microsoft_clarity_id', 'google_tag_manager_id']);
  expect(queueOf('fbq', 'queue')).toEqual([
    ['init', '1234567890123456'],
    ['track', 'PageView'],
  ]);
  expect(page._hjSettings).toEqual({ hjid: 1234567, hjsv: 6 });
  expect(page._linkedin_data_partner_ids).toEqual(['7654321']);
  expect(page.dataLayer).toContainEqual(expect.objectContaining({ event: 'gtm.js' }));
  expect(queueOf('clarity', 'q')).toHaveLength(1);
});

test('withdrawing consent deletes the cookies and reloads the page', async () => {
  const { start, gate } = await openPage();
  start(['google_analytics_id'], { analytics: true, marketing: false });
  document.cookie = '_ga_AB12=1';
  document.cookie = 'kept=1';
  start([], { analytics: false, marketing: false });
  expect(gate.reload).toHaveBeenCalledTimes(1);
  expect(document.cookie).toBe('kept=1');
});

test('a refusal deletes cookies of an earlier page and starts nothing', async () => {
  const { start, gate } = await openPage();
  document.cookie = '_fbp=fb.1.2';
  document.cookie = 'kept=1';
  start([], { analytics: false, marketing: false });
  expect(document.cookie).toBe('kept=1');
  expect(gate.reload).not.toHaveBeenCalled();
  expect(scripts()).toEqual([]);
});
