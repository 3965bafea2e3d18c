import { businessOf, when, type LegalFacts, type LegalSection, type LegalText } from './legal-text';
import { legalTitles } from 'domain/legal-titles';

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
          `${business} operates this site. In these terms, “I” and “me” refer to ${business}. By using the site you accept these terms. If you do not accept them, please do not use it.`,
        ],
      },
      ...when(settings.booking_enabled, bookings()),
      {
        id: 'what-coaching-is',
        heading: 'What coaching is, and what it is not',
        blocks: [
          'Coaching helps you think clearly and act on what you find. It is not therapy or medical treatment, and neither a conversation nor anything on this site is legal, tax or financial advice. Your decisions and their results remain your own, and other clients’ results are no guarantee of yours.',
          'If you are in crisis, please contact a doctor or your local emergency services.',
        ],
      },
      content(facts),
      ...when(settings.contact_form_enabled || settings.booking_enabled, conduct()),
      ...when(settings.newsletter_enabled, {
        id: 'newsletter',
        heading: 'Newsletter',
        blocks: [
          'Please subscribe only with your own email address. You can unsubscribe at any time with the link in each email or by writing to me. I may discontinue the newsletter.',
        ],
      }),
      {
        id: 'liability',
        heading: 'Availability and liability',
        blocks: [
          'I do my best to keep this site available and accurate, but I cannot guarantee either at all times. I am not responsible for the content of linked sites.',
          'To the extent permitted by law, I am not liable for damage arising from using or relying on this site. Nothing here limits liability that cannot be limited by law, such as liability for intent or personal injury.',
        ],
      },
      {
        id: 'law',
        heading: 'Law, and changes to these terms',
        blocks: [
          `The law of the place where ${business} is established applies. If you are a consumer, you keep the protection that the law of your country gives you.`,
          'I may change these terms. The version on this page when you use the site applies. If one part turns out to be invalid, the rest remains in effect.',
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
      'A first consultation is free and without obligation. The booking form shows how long it lasts. Its times are in my time zone, with your local time next to them.',
      'Your booking is a request that reserves the time for you. It is final once I confirm it. If I have to decline or reschedule it, I will tell you as soon as I can.',
      'If you cannot make it, please reschedule or cancel as early as possible with the link in your confirmation email, or write or call me, so that someone else can have the time.',
    ],
  };
}

function content({ settings }: LegalFacts): LegalSection {
  const business = businessOf(settings);
  return {
    id: 'content',
    heading: 'Articles, images and downloads',
    blocks: [
      `Everything on this site belongs to ${business} or is used with permission. You may read it, print it and ${settings.social_sharing_enabled ? 'share links to it' : 'link to it'}. You may also pass on what you can download here, complete and unchanged.`,
      'For anything else, such as reprints, training materials or machine learning, please ask me first.',
    ],
  };
}

function conduct(): LegalSection {
  return {
    id: 'conduct',
    heading: 'What I ask of you',
    blocks: [
      'Use your real name and a working email address, write nothing unlawful, and do not interfere with the site: no automated submissions and no attempts at unauthorized access.',
    ],
  };
}
