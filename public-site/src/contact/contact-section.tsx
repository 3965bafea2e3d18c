import { useSettings, useWords } from 'data-client';
import { contactWords } from 'domain/settings/words/contact.generated';
import { toCoach } from '../coach/coach';
import type { LandingPageProps } from '../contract';
import { WhenNear } from '../on-demand/when-near';
import { ContactForm, formHeight } from './contact-form';
import { ContactView } from './contact-view';

type ContactSectionProps = Pick<LandingPageProps, 'onBook' | 'onBookIntent'>;

export function ContactSection({ onBook, onBookIntent }: ContactSectionProps) {
  const { settings } = useSettings();
  return (
    <ContactView
      words={useWords('contact', contactWords)}
      coach={toCoach(settings)}
      form={
        settings.contact_form_enabled && (
          <WhenNear height={formHeight} atLatest={2500}>
            <ContactForm />
          </WhenNear>
        )
      }
      onBook={settings.booking_enabled ? () => onBook() : undefined}
      onBookIntent={onBookIntent}
    />
  );
}
