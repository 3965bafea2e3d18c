import { useSettings, useWords } from 'data-client';
import { contactWords } from 'domain/settings/words/contact.generated';
import { Card, space } from 'shared-ui';
import { toCoach } from '../coach/coach';
import type { LandingPageProps } from '../contract';
import { WhenNear } from '../on-demand/when-near';
import { ContactForm, formHeight } from './contact-form';
import { ContactView } from './contact-view';

export function ContactSection({ onBook, onBookIntent }: Pick<LandingPageProps, 'onBook' | 'onBookIntent'>) {
  const { settings } = useSettings();
  return (
    <ContactView
      words={useWords('contact', contactWords)}
      coach={toCoach(settings)}
      form={
        settings.contact_form_enabled && (
          <WhenNear height={`calc(${formHeight} + 2 * ${space.xl})`} atLatest={2500}>
            <Card padding="xl" hasAccent>
              <ContactForm />
            </Card>
          </WhenNear>
        )
      }
      onBook={settings.booking_enabled ? () => onBook() : undefined}
      onBookIntent={onBookIntent}
    />
  );
}
