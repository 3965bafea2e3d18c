import { when, type LegalFacts, type LegalSection, type LegalTable, type LegalText } from './legal-text';
import { legalTitles } from 'domain/legal-titles';
import type { TrackingService } from '../contract';
import { namesOf } from '../tracking/tracking-names';
import { allInUse, trackingDetails } from './tracking-details';

export function cookiePolicy(facts: LegalFacts): LegalText {
  const { services } = facts;
  const isTracked = allInUse(services).length > 0;
  return {
    title: legalTitles.cookies,
    lead: isTracked
      ? 'What this site stores in your browser, what third parties may store there if you agree, and how to change your mind.'
      : 'What this site stores in your browser. It is not much, it stays there, and nobody uses it to track you.',
    sections: [
      {
        id: 'what-it-is',
        heading: 'What cookies are',
        blocks: [
          'Cookies are small pieces of data that a site stores in your browser. Browsers also offer other kinds of storage, such as local storage. On this page, “cookies” means all of them.',
        ],
      },
      { id: 'your-choice', heading: 'Your choice', blocks: ['your-choice'] },
      necessary(facts),
      trackingSection('analytics', 'Analytics', services.analytics, 'No analytics service is in use.'),
      trackingSection('marketing', 'Marketing', services.marketing, 'No marketing service is in use.'),
      {
        id: 'your-browser',
        heading: 'Your browser settings',
        blocks: [
          'Every browser lets you view, delete and block what sites store. If you block everything, this site still works; it just will not remember your choices or the articles you saved.',
          'If your browser sends the Global Privacy Control signal, marketing stays off unless you turn it on for this site yourself.',
        ],
      },
      { id: 'questions', heading: 'Questions', blocks: ['contact'] },
    ],
  };
}

function necessary({ settings }: LegalFacts): LegalSection {
  const rows = [
    [
      'last-known:…',
      'Text, colors and lists from your last visit, so that pages load instantly',
      'Until you delete it',
    ],
    ['cookie-consent', 'What you allowed, when, and for which services', '12 months'],
    ...when(
      settings.blog_enabled,
      ['bookmarked_posts', 'Articles you saved', 'Until you remove them'],
      ['viewed-posts', 'Articles opened in this tab, so that each view is counted once', 'Until you close the tab'],
    ),
    ...when(settings.booking_enabled, [
      'booking-draft',
      'What you entered in the booking form, so that reloading the page keeps it',
      'Until the page has reloaded, or you close the tab',
    ]),
    ...when(settings.contact_form_enabled, [
      'message-draft',
      'What you entered in the contact form, so that reloading the page keeps it',
      'Until the page has reloaded, or you close the tab',
    ]),
    [
      'scroll-position',
      'Where you were, so that reloading the page keeps it',
      'Until the page has reloaded, or you close the tab',
    ],
    [
      'shell-reloaded',
      'Whether the page has been reloaded after an update, so that it happens only once',
      'Until you close the tab',
    ],
  ];
  return {
    id: 'necessary',
    heading: 'Necessary',
    blocks: [
      'The site needs these to work. They stay in your browser, are never sent anywhere, and require no consent.',
      { table: { caption: 'Necessary storage', columns: ['Name', 'Purpose', 'Duration'], rows } },
    ],
  };
}

function trackingSection(
  id: string,
  heading: string,
  services: readonly TrackingService[],
  none: string,
): LegalSection {
  const table: LegalTable = {
    caption: `${heading} services`,
    columns: ['Service', 'Purpose', 'What it stores'],
    rows: services.map((service) => {
      const [name = ''] = namesOf([service]);
      const { provider, purpose, stored } = trackingDetails[service];
      return [name.startsWith(provider) ? name : `${name}, by ${provider}`, purpose, stored];
    }),
  };
  return { id, heading, blocks: services.length ? ['These load only after you allow them.', { table }] : [none] };
}
