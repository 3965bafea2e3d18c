import { businessOf, listed, when } from './legal-text';
import type { LegalFacts, LegalSection, LegalText } from './legal-text';
import { legalTitles } from '../legal-links/legal-titles';
import { namesOf } from '../measuring/measuring-names';
import { allInUse } from './measuring-details';
import { ccpaSection, gdprSection } from './privacy-rights';

export function privacyPolicy(facts: LegalFacts): LegalText {
  const { settings } = facts;
  return {
    title: legalTitles.privacy,
    lead: 'What this site learns about you, why, who else sees it, and how you have it changed or deleted.',
    sections: [
      {
        id: 'responsible',
        heading: 'Who is responsible',
        blocks: [
          `${businessOf(settings)} runs this site and decides what happens with your data. “I” and “me” on this page mean ${businessOf(settings)}. You reach me at:`,
          'contact',
        ],
      },
      collected(facts),
      visiting(facts),
      measuring(facts),
      recipients(facts),
      keeping(facts),
      {
        id: 'your-rights',
        heading: 'Your rights',
        blocks: [
          'Wherever you live, you can ask me what I hold about you, have it corrected, receive a copy, or have it deleted. Write to me; I answer within one month, and it costs you nothing. I may ask a question first to be sure that it is you.',
        ],
      },
      ...when(settings.gdpr_enabled, gdprSection(facts)),
      ...when(settings.ccpa_enabled, ccpaSection(facts)),
      {
        id: 'children',
        heading: 'Children',
        blocks: [
          'This site is made for adults. I do not knowingly collect data about anyone under 16; if you believe that a child has written to me, tell me and I will delete it.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes',
        blocks: [
          'When this site changes, so does this page. If a change affects what I do with data I already hold, I tell the people concerned before it takes effect.',
        ],
      },
    ],
  };
}

function collected({ settings }: LegalFacts): LegalSection {
  const points = [
    ...when(
      settings.booking_enabled,
      'A consultation you book: the service, date and time, your first and last name and email address, and, if you give them, your phone number, company and message. I use it to keep the time free, to prepare, and to send you the confirmation and the calendar invite.',
    ),
    ...when(
      settings.contact_form_enabled,
      'A message you send: your name, email address and words, and, if you give them, your company and the service it is about. I use it to answer you.',
    ),
    ...when(
      settings.newsletter_enabled,
      'The newsletter: your email address and that you signed up on this site. I use it to send you the newsletter and nothing else, until you unsubscribe by the link in each letter or tell me to stop.',
    ),
  ];
  return {
    id: 'what-you-give',
    heading: 'What you give me',
    blocks: points.length
      ? ['You decide what you tell me, and when. Required fields are marked; everything else is up to you.', { points }]
      : ['This site has no forms at the moment. If you write or call, I use what you tell me to answer you.'],
  };
}

function visiting({ settings }: LegalFacts): LegalSection {
  const hasForms = settings.booking_enabled || settings.contact_form_enabled || settings.newsletter_enabled;
  return {
    id: 'visiting',
    heading: 'What a visit leaves behind',
    blocks: [
      'To deliver a page, the servers see your internet address, the page asked for, the time and the kind of browser. They keep this in short-lived logs that serve operation and security.',
      ...when(
        hasForms,
        'To keep the forms from being flooded, the database counts requests for each internet address for an hour and for each email address for a day, and clears the counts away afterwards.',
      ),
      ...when(
        settings.blog_enabled,
        'Articles count how often they are opened, not by whom. Articles you save stay in your own browser.',
      ),
    ],
  };
}

function measuring({ services, settings }: LegalFacts): LegalSection {
  const names = namesOf(allInUse(services));
  return {
    id: 'measuring',
    heading: 'Analytics and marketing',
    blocks: names.length
      ? [
          `With your consent, and only then, this site loads ${listed(names)}. They receive your internet address, the pages you see and what you do on them, and recognise your browser by cookies.`,
          'Before you agree nothing of them is loaded and no request reaches them. The Cookie Policy says what each of them does and stores, and lets you change your mind.',
        ]
      : [
          'No analytics, marketing or tracking service is in use on this site.',
          ...when(settings.cookie_banner_enabled, 'Should that ever change, it will start only for those who agree.'),
        ],
  };
}

function recipients({ settings, services }: LegalFacts): LegalSection {
  const names = namesOf(allInUse(services));
  const mails = [
    ...when(settings.booking_enabled, 'the emails about your consultation'),
    ...when(settings.newsletter_enabled, 'the newsletter'),
  ];
  return {
    id: 'who-else',
    heading: 'Who else handles it',
    blocks: [
      'I do not sell your data. The companies that run the technology for me handle it on my instructions and for no purpose of their own:',
      {
        points: [
          'the host that delivers these pages',
          'Supabase, which runs the database behind the forms',
          ...when(mails.length > 0, `the mail service that delivers ${listed(mails)}`),
        ],
      },
      ...when(
        names.length > 0,
        `If you agree to it, ${listed(names)} receive data too, as described above, and answer for what they do with it themselves.`,
      ),
      'Some of these companies work in other countries than yours, including the United States. Where the law asks for it, contracts such as the standard contractual clauses of the European Union protect your data there.',
    ],
  };
}

function keeping({ settings }: LegalFacts): LegalSection {
  return {
    id: 'how-long',
    heading: 'How long I keep it',
    blocks: [
      {
        points: [
          ...when(
            settings.booking_enabled,
            'Bookings: while we work together and as long afterwards as tax and commercial law require records of them.',
          ),
          ...when(
            settings.contact_form_enabled,
            'Messages: until your question is settled and no follow-up is likely.',
          ),
          ...when(settings.newsletter_enabled, 'Newsletter: until you unsubscribe by writing to me.'),
          'Your cookie choice: twelve months, in your browser only.',
        ],
      },
      'Connections to this site and to its database are encrypted, and the database lets nobody but me read what you have sent.',
    ],
  };
}
