import { listed, when, type LegalFacts, type LegalSection } from './legal-text';
import { namesOf } from '../tracking/tracking-names';
import { allInUse } from './tracking-details';

/** The section required by the GDPR and the UK GDPR. */
export function gdprSection({ settings, services }: LegalFacts): LegalSection {
  return {
    id: 'gdpr',
    heading: 'If you live in Europe or the United Kingdom',
    blocks: [
      'The General Data Protection Regulation requires a legal basis for processing your data. Mine are:',
      {
        points: [
          ...when(
            settings.booking_enabled,
            'Bookings: steps taken at your request before entering into a contract, and the contract itself (Article 6(1)(b)).',
          ),
          ...when(
            settings.contact_form_enabled,
            'Messages: your request, or my legitimate interest in answering people who write to me (Article 6(1)(b) and (f)).',
          ),
          ...when(
            settings.newsletter_enabled,
            'Newsletter: your consent (Article 6(1)(a)), which you can withdraw at any time.',
          ),
          ...when(
            allInUse(services).length > 0,
            'Analytics and marketing: your consent (Article 6(1)(a)), which you can withdraw at any time under Cookie settings.',
          ),
          'Serving the site and keeping it secure: my legitimate interest in a working site (Article 6(1)(f)).',
        ],
      },
      'You have the rights of access, rectification, erasure, restriction and data portability, and you may object to processing based on my legitimate interests (Articles 15 to 21). I make no solely automated decisions about you. Withdrawing consent does not affect earlier processing.',
      'You may also complain to the data protection authority where you live or work. I would appreciate the chance to help first.',
    ],
  };
}

/** The section required by the CCPA, as amended by the CPRA. */
export function ccpaSection({ settings, services }: LegalFacts): LegalSection {
  const hasForms = settings.booking_enabled || settings.contact_form_enabled || settings.newsletter_enabled;
  const advertising = namesOf(services.marketing);
  return {
    id: 'ccpa',
    heading: 'If you live in California',
    blocks: [
      'Under the California Consumer Privacy Act, this site collects:',
      {
        points: [
          ...when(hasForms, 'identifiers: your name, email address and phone number, if you provide them'),
          ...when(
            settings.booking_enabled || settings.contact_form_enabled,
            'professional information: your company, if you provide it',
          ),
          'internet activity: your IP address and the pages requested, and more only if you agree to analytics or marketing',
        ],
      },
      'You have the right to know, correct and delete your data, and to equal treatment if you exercise these rights. Someone you have authorized in writing may act on your behalf.',
      advertising.length
        ? `I do not sell your data. California law treats what ${listed(advertising)} receive as sharing for advertising. It happens only after you agree, and you can stop it under Cookie settings at the bottom of every page.`
        : 'I neither sell your data nor share it for cross-site advertising.',
      'I treat a Global Privacy Control signal from your browser as a rejection of marketing.',
    ],
  };
}
