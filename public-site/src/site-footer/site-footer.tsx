import { useSettings, useWords } from 'data-client';
import { newsletterWords } from 'domain/settings/words/newsletter.generated';
import { toCoach } from '../coach/coach';
import type { SiteFooterProps } from '../contract';
import { NewsletterForm } from '../newsletter/newsletter-form';
import { scrollToTop } from '../scrolling/scroll-to-top';
import { useOffers } from '../offers/use-offers';
import { footerColumns } from './footer-columns';
import { FooterView } from './footer-view';

/** Moves the focus as well, so that the next Tab reaches the header. */
function goToTop() {
  scrollToTop();
  document.getElementById('site-top')?.focus({ preventScroll: true });
}

export function SiteFooter({ blogPath, servicesPath, ...rest }: SiteFooterProps) {
  const { settings } = useSettings();
  const services = useOffers() ?? [];
  return (
    <FooterView
      coach={toCoach(settings)}
      columns={footerColumns(settings, blogPath, services, servicesPath)}
      newsletter={settings.newsletter_enabled && <NewsletterForm />}
      newsletterText={useWords('newsletter', newsletterWords).footer}
      onBackToTop={goToTop}
      {...rest}
    />
  );
}
