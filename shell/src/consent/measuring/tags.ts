import type { Consent, TrackingService } from 'public-site/contract';

type Tag = {
  address: (id: string) => string;
  /** Defines the globals that the provider's script expects; calls are queued until it has loaded. */
  begin: (id: string) => void;
  /** Passes the visitor's choice to the provider: before anything else, and on every change. */
  setConsent?: (consent: Consent) => void;
};

type Queueing = ((...call: unknown[]) => void) & Record<string, unknown>;

const page = window as unknown as Record<string, unknown>;

/** A function whose queued calls the provider's script takes over when it replaces it. */
function queue(name: string, into: unknown[]): Queueing {
  // Providers recognize calls by the kind of object, so this has to be `arguments`.
  const take = function take() {
    into.push(arguments);
  } as unknown as Queueing;
  page[name] = take;
  return take;
}

function dataLayer(): unknown[] {
  page.dataLayer ??= [];
  return page.dataLayer as unknown[];
}

const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

const googleConsent = ({ analytics, marketing }: Consent) => ({
  analytics_storage: state(analytics),
  ad_storage: state(marketing),
  ad_user_data: state(marketing),
  ad_personalization: state(marketing),
});

/** Google's consent mode: everything is denied by default. */
function googleTag(): Queueing {
  if (typeof page.gtag === 'function') return page.gtag as Queueing;
  const gtag = queue('gtag', dataLayer());
  gtag('consent', 'default', googleConsent({ analytics: false, marketing: false }));
  return gtag;
}

const setGoogleConsent = (consent: Consent) => googleTag()('consent', 'update', googleConsent(consent));

function clarityTag(): Queueing {
  if (typeof page.clarity === 'function') return page.clarity as Queueing;
  const calls: unknown[] = [];
  return Object.assign(queue('clarity', calls), { q: calls });
}

export const tags: Record<TrackingService, Tag> = {
  google_analytics_id: {
    address: (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
    setConsent: setGoogleConsent,
    begin(id) {
      googleTag()('js', new Date());
      googleTag()('config', id);
    },
  },
  google_tag_manager_id: {
    address: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
    setConsent: setGoogleConsent,
    begin: () => dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' }),
  },
  hotjar_id: {
    address: (id) => `https://static.hotjar.com/c/hotjar-${id}.js?sv=6`,
    begin(id) {
      page._hjSettings = { hjid: Number(id), hjsv: 6 };
      const calls: unknown[] = [];
      queue('hj', calls).q = calls;
    },
  },
  microsoft_clarity_id: {
    address: (id) => `https://www.clarity.ms/tag/${id}`,
    setConsent: ({ analytics, marketing }) =>
      clarityTag()('consentv2', { analytics_Storage: state(analytics), ad_Storage: state(marketing) }),
    begin: () => {},
  },
  facebook_pixel_id: {
    address: () => 'https://connect.facebook.net/en_US/fbevents.js',
    begin(id) {
      const calls: unknown[] = [];
      const fbq = Object.assign(
        (...call: unknown[]) => (typeof fbq.callMethod === 'function' ? fbq.callMethod(...call) : calls.push(call)),
        { queue: calls, loaded: true, version: '2.0' } as Record<string, unknown>,
      );
      fbq.push = fbq;
      page.fbq = page._fbq = fbq;
      fbq('init', id);
      fbq('track', 'PageView');
    },
  },
  linkedin_insight_tag: {
    address: () => 'https://snap.licdn.com/li.lms-analytics/insight.min.js',
    begin(id) {
      page._linkedin_data_partner_ids = [id];
      const calls: unknown[] = [];
      page.lintrk = Object.assign((...call: unknown[]) => void calls.push(call), { q: calls });
    },
  },
};
