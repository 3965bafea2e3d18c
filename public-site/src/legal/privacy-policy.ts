import { videoOf } from 'domain/video';
import { businessOf, listed, when, type LegalFacts, type LegalSection, type LegalText } from './legal-text';
import { legalTitles } from 'domain/legal-titles';
import { namesOf } from '../tracking/tracking-names';
import { allInUse } from './tracking-details';
import { ccpaSection, gdprSection } from './privacy-rights';

export function privacyPolicy(facts: LegalFacts): LegalText {
  const { settings } = facts;
  return {
    title: legalTitles.privacy,
    lead: 'What this site collects about you, why, who else can see it, and how to have it changed or deleted.',
    sections: [
      {
        id: 'responsible',
        heading: 'Who is responsible',
        blocks: [
          `${businessOf(settings)} runs this site and is responsible for your data. On this page, “I” and “me” refer to ${businessOf(settings)}. You can reach me at:`,
          'contact',
        ],
      },
      collected(facts),
      visiting(facts),
      tracking(facts),
      recipients(facts),
      retention(facts),
      {
        id: 'your-rights',
        heading: 'Your rights',
        blocks: [
          'Wherever you live, you can ask me what I hold about you, correct it, get a copy, or have it deleted. Write to me; I will answer within one month, free of charge. I may first ask a question to confirm your identity.',
        ],
      },
      ...when(settings.gdpr_enabled, gdprSection(facts)),
      ...when(settings.ccpa_enabled, ccpaSection(facts)),
      {
        id: 'children',
        heading: 'Children',
        blocks: [
          'This site is for adults. I do not knowingly collect data about anyone under 16. If you believe a child has sent me data, tell me and I will delete it.',
        ],
      },
      {
        id: 'changes',
        heading: 'Changes',
        blocks: [
          'I update this page when the site changes. If a change affects data I already hold, I will notify the people concerned before it takes effect.',
        ],
      },
    ],
  };
}

function collected({ settings }: LegalFacts): LegalSection {
  const points = [
    ...when(
      settings.booking_enabled,
      'A consultation you book: the service, date and time, your first and last name and email address, and, if you give them, your phone number, company and message. I use it to reserve the time, to prepare, and to send you the confirmation and the calendar invite.',
    ),
    ...when(
      settings.contact_form_enabled,
      'A message you send: your name, email address and message, and, if you give them, your company and the service it is about. I use it to answer you.',
    ),
    ...when(
      settings.newsletter_enabled,
      'The newsletter: your email address and the fact that you signed up on this site. I use it only to ask you to confirm it and to send you the newsletter, until you unsubscribe with the link in each email or tell me to stop.',
    ),
  ];
  return {
    id: 'what-you-give',
    heading: 'What you give me',
    blocks: points.length
      ? ['You decide what to tell me. Required fields are marked; everything else is optional.', { points }]
      : ['This site currently has no forms. If you write or call, I use what you tell me to answer you.'],
  };
}

function visiting({ settings }: LegalFacts): LegalSection {
  const hasForms = settings.booking_enabled || settings.contact_form_enabled || settings.newsletter_enabled;
  return {
    id: 'visiting',
    heading: 'What a visit records',
    blocks: [
      'To deliver a page, the servers process your IP address, the page requested, the time and your browser type. They keep this in short-lived logs for operations and security.',
      ...when(
        hasForms,
        'To protect the forms from abuse, the database counts requests per IP address and per email address for up to a day, and then deletes the counts.',
      ),
      ...when(
        settings.blog_enabled,
        'The site counts how often each article is opened, not who opens it. Articles you save stay in your browser.',
      ),
      ...when(
        videoOf(settings.words_video_address ?? '') !== undefined,
        'The video loads only if you play it. The service that hosts it then receives your IP address and the address of this site.',
      ),
    ],
  };
}

function tracking({ services }: LegalFacts): LegalSection {
  const names = namesOf(allInUse(services));
  return {
    id: 'tracking',
    heading: 'Analytics and marketing',
    blocks: names.length
      ? [
          `With your consent, and only then, this site loads ${listed(names)}. They receive your IP address, the pages you view and what you do on them, and recognize your browser through cookies.`,
          'Until you agree, nothing is loaded from them and they receive no requests. The Cookie Policy explains what each service does and stores, and lets you change your mind.',
        ]
      : ['No analytics, marketing or tracking service is in use on this site.'],
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
    heading: 'Who else processes it',
    blocks: [
      'I do not sell your data. These providers process it on my instructions only, and never for their own purposes:',
      {
        points: [
          'the hosting provider that serves these pages',
          'Supabase, which runs the database behind the forms',
          ...when(mails.length > 0, `the email service that delivers ${listed(mails)}`),
        ],
      },
      ...when(
        names.length > 0,
        `If you agree, ${listed(names)} also receive data, as described above, and are responsible for what they do with it.`,
      ),
      'Some of these companies operate outside your country, including in the United States. Where the law requires it, contracts such as the European Union’s standard contractual clauses protect your data there.',
    ],
  };
}

function retention({ settings }: LegalFacts): LegalSection {
  return {
    id: 'how-long',
    heading: 'How long I keep it',
    blocks: [
      {
        points: [
          ...when(
            settings.booking_enabled,
            'Bookings: while we work together, and afterward for as long as tax and commercial law require.',
          ),
          ...when(
            settings.contact_form_enabled,
            'Messages: until your question is resolved and no follow-up is likely.',
          ),
          ...when(settings.newsletter_enabled, 'Newsletter: until you unsubscribe.'),
          'Your cookie choices: twelve months, in your browser only.',
        ],
      },
      'Connections to this site and its database are encrypted, and only I can read what you have sent.',
    ],
  };
}
