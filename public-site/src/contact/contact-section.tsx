import { useSettings, useWords } from 'data-client';
import { contactWords } from 'domain/settings/words/contact.generated';
import { toCoach } from '../coach/coach';
import type { LandingPageProps } from '../contract';
import { ContactForm } from './contact-form';
import { ContactView } from './contact-view';

type ContactSectionProps = Pick<LandingPageProps, 'onBook' | 'onBookIntent'>;

export function ContactSection({ onBook, onBookIntent }: ContactSectionProps) {
  const { settings } = useSettings();
  return (
    <ContactView
      words={useWords('contact', contactWords)}
      coach={toCoach(settings)}
      form={settings.contact_form_enabled && <ContactForm />}
      onBook={settings.booking_enabled ? () => onBook() : undefined}
      onBookIntent={onBookIntent}
    />
  );
}
