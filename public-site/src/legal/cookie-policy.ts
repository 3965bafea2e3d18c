import { when } from './legal-text';
import type { LegalFacts, LegalSection, LegalTable, LegalText } from './legal-text';
import { legalTitles } from '../legal-links/legal-titles';
import type { MeasuringService } from '../contract';
import { namesOf } from '../measuring/measuring-names';
import { allInUse, measuringDetails } from './measuring-details';

export function cookiePolicy(facts: LegalFacts): LegalText {
  const { services } = facts;
  const isMeasured = allInUse(services).length > 0;
  return {
    title: legalTitles.cookies,
    lead: isMeasured
      ? 'What this site keeps in your browser, what others may keep there if you agree, and how you change your mind.'
      : 'What this site keeps in your browser. It is little, it stays there, and nobody follows you with it.',
    sections: [
      {
        id: 'what-it-is',
        heading: 'What this is about',
        blocks: [
          'Cookies are small notes that a site leaves in your browser. Browsers offer sites other places for notes as well, such as local storage. This page means all of them.',
        ],
      },
      { id: 'your-choice', heading: 'Your choice', blocks: ['your-choice'] },
      necessary(facts),
      measured('analytics', 'Analytics', services.analytics, 'No analytics service is in use.'),
      measured('marketing', 'Marketing', services.marketing, 'No marketing service is in use.'),
      {
        id: 'your-browser',
        heading: 'In your browser',
        blocks: [
          'Every browser lets you look at what sites have stored, delete it, and refuse it. If you refuse all of it, this site still works; it only forgets your choices and the articles you saved.',
          'If your browser sends the Global Privacy Control signal, marketing stays off unless you switch it on for this site yourself.',
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
      'The texts, colours and lists of the last visit, so that pages appear at once',
      'Until you delete it',
    ],
    ['cookie-consent', 'What you allowed, when, and for which services', '12 months'],
    ...when(
      settings.blog_enabled,
      ['bookmarked_posts', 'Articles you saved', 'Until you remove them'],
      ['viewed-posts', 'Articles opened in this tab, so that each is counted once', 'Until you close the tab'],
    ),
    ['shell-reloaded', 'That the page was renewed after an update, so that it happens once', 'Until you close the tab'],
  ];
  return {
    id: 'necessary',
    heading: 'Necessary',
    blocks: [
      'These notes make the site work. They hold no name, are never sent anywhere, and need no consent.',
      { table: { caption: 'Necessary storage', columns: ['Name', 'What for', 'How long'], rows } },
    ],
  };
}

function measured(id: string, heading: string, services: readonly MeasuringService[], none: string): LegalSection {
  const table: LegalTable = {
    caption: `${heading} services`,
    columns: ['Service', 'What for', 'What it stores'],
    rows: services.map((service) => {
      const [name = ''] = namesOf([service]);
      const { provider, purpose, stored } = measuringDetails[service];
      return [name.startsWith(provider) ? name : `${name}, by ${provider}`, purpose, stored];
    }),
  };
  return { id, heading, blocks: services.length ? ['Loaded only after you allow it.', { table }] : [none] };
}
