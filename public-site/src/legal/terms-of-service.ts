import { businessOf, when } from './legal-text';
import type { LegalFacts, LegalSection, LegalText } from './legal-text';
import { legalTitles } from '../legal-links/legal-titles';

export function termsOfService(facts: LegalFacts): LegalText {
  const { settings } = facts;
  const business = businessOf(settings);
  return {
    title: legalTitles.terms,
    lead: 'The rules for using this site. Coaching, speaking and advisory work are agreed separately, in writing.',
    sections: [
      {
        id: 'about',
        heading: 'About these terms',
        blocks: [
          `${business} offers this site and is meant by “I” and “me”. By using it you accept these terms. If you do not, please do not use it.`,
        ],
      },
      ...when(settings.booking_enabled, bookings()),
      {
        id: 'what-coaching-is',
        heading: 'What coaching is, and what it is not',
        blocks: [
          'Coaching helps you think clearly and act on what you find. It is not therapy or medical treatment, and neither a conversation nor anything on this site is legal, tax or financial advice. Your decisions remain yours, and so do their results: what worked for others is no promise for you.',
          'If you are in a crisis, please turn to a doctor or to the emergency services where you are.',
        ],
      },
      content(facts),
      ...when(settings.contact_form_enabled || settings.booking_enabled, conduct()),
      ...when(settings.newsletter_enabled, {
        id: 'newsletter',
        heading: 'Newsletter',
        blocks: [
          'Please subscribe with an address of your own only. You end the newsletter at any time by the link in each letter or by writing to me, and I may end it too.',
        ],
      }),
      {
        id: 'liability',
        heading: 'Availability and liability',
        blocks: [
          'I take care that this site works and that what it says is right, but I cannot promise either at every moment. Links to other sites lead to what others answer for.',
          'As far as the law allows, I am not liable for damage that comes from using this site or relying on it. Nothing here limits liability that cannot be limited by law, for example for intent or for injury.',
        ],
      },
      {
        id: 'law',
        heading: 'Law, and changes to these terms',
        blocks: [
          `The law of the place where ${business} is established applies. If you are a consumer, the protection that the law of your own country gives you stays with you.`,
          'I may change these terms for the future. What applies is the version on this page when you use the site. If a part of it turns out to be invalid, the rest stands.',
        ],
      },
      { id: 'questions', heading: 'Questions', blocks: ['contact'] },
    ],
  };
}

function bookings(): LegalSection {
  return {
    id: 'bookings',
    heading: 'Booking a consultation',
    blocks: [
      'A first consultation is free of charge and obliges you to nothing. The booking form shows how long it lasts; its times are Eastern Time (New York), with your own local time beside them.',
      'Your booking asks for a time and keeps it free for you. It is agreed once I confirm it. Should I have to decline or move it, I tell you as soon as I can.',
      'If you cannot come, please move or cancel it by the link in your confirmation email, or write or call, as early as possible, so that somebody else can have the time.',
    ],
  };
}

function content({ settings }: LegalFacts): LegalSection {
  const business = businessOf(settings);
  return {
    id: 'content',
    heading: 'Texts, pictures and the leadership guide',
    blocks: [
      `Everything on this site belongs to ${business} or is used with permission. You may read it, print it and ${settings.social_sharing_enabled ? 'share links to it' : 'link to it'}. The leadership guide you may also pass on, complete and unchanged.`,
      'For anything else, such as reprinting, training material or feeding it to a machine that learns from it, please ask me first.',
    ],
  };
}

function conduct(): LegalSection {
  return {
    id: 'conduct',
    heading: 'What I ask of you',
    blocks: [
      'Give your own name and an address that reaches you, write nothing unlawful, and do not disturb how the site works: no automated submissions, no attempts to reach what is not meant for you.',
    ],
  };
}
