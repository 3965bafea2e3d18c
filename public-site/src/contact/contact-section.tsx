import { useSettings } from 'data-client';
import { toCoach } from '../coach/coach';
import type { LandingPageProps } from '../contract';
import { ContactView } from './contact-view';
import { MessageForm } from './message-form';

type ContactSectionProps = Pick<LandingPageProps, 'onBook' | 'onBookIntent'>;

export function ContactSection({ onBook, onBookIntent }: ContactSectionProps) {
  const { settings } = useSettings();
  return (
    <ContactView
      coach={toCoach(settings)}
      form={settings.contact_form_enabled && <MessageForm />}
      onBook={settings.booking_enabled ? () => onBook() : undefined}
      onBookIntent={onBookIntent}
    />
  );
}
