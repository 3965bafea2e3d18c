import { listed, when } from './legal-text';
import type { LegalFacts, LegalSection } from './legal-text';
import { namesOf } from '../measuring/measuring-names';
import { allInUse } from './measuring-details';

/** What European and British law adds (GDPR and UK GDPR). */
export function gdprSection({ settings, services }: LegalFacts): LegalSection {
  return {
    id: 'gdpr',
    heading: 'If you live in Europe or the United Kingdom',
    blocks: [
      'The General Data Protection Regulation asks for a legal basis for everything done with your data. These are mine:',
      {
        points: [
          ...when(
            settings.booking_enabled,
            'Bookings: steps you ask for before a contract, and the contract itself (Article 6(1)(b)).',
          ),
          ...when(
            settings.contact_form_enabled,
            'Messages: your request, or my interest in answering people who write to me (Article 6(1)(b) and (f)).',
          ),
          ...when(
            settings.newsletter_enabled,
            'Newsletter: your consent (Article 6(1)(a)), which you can withdraw at any time.',
          ),
          ...when(
            allInUse(services).length > 0,
            'Analytics and marketing: your consent (Article 6(1)(a)), which you can withdraw at any time under Cookie settings.',
          ),
          'Delivering the site and keeping it safe: my interest in a site that works (Article 6(1)(f)).',
        ],
      },
      'You have the rights of access, rectification, erasure, restriction and data portability, and you may object to what rests on my interests (Articles 15 to 21). No decision about you is made by a machine alone. Withdrawing consent does not touch what happened before.',
      'You may also complain to the data protection authority where you live or work. I would be glad if you came to me first.',
    ],
  };
}

/** What Californian law adds (CCPA as amended by the CPRA). */
export function ccpaSection({ settings, services }: LegalFacts): LegalSection {
  const hasForms = settings.booking_enabled || settings.contact_form_enabled || settings.newsletter_enabled;
  const advertising = namesOf(services.marketing);
  return {
    id: 'ccpa',
    heading: 'If you live in California',
    blocks: [
      'In the terms of the California Consumer Privacy Act, this site collects:',
      {
        points: [
          ...when(hasForms, 'identifiers: your name, email address and phone number, as far as you give them'),
          ...when(
            settings.booking_enabled || settings.contact_form_enabled,
            'professional information: your company, as far as you give it',
          ),
          'internet activity: your internet address and the pages asked for, and more only if you agree to analytics or marketing',
        ],
      },
      'You have the right to know, to correct and to delete, and to be treated no differently for using these rights. Someone you have authorised in writing may act for you.',
      advertising.length
        ? `I do not sell your data. Californian law counts what ${listed(advertising)} receive as sharing for advertising. It happens only after you agree, and you end it under Cookie settings at the foot of every page.`
        : 'I neither sell your data nor share it for advertising across other sites.',
      'A Global Privacy Control signal from your browser counts as a no to marketing.',
    ],
  };
}
