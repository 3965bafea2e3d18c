import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSettings } from 'data-client';
import { bookLabel } from 'domain/settings/book-label';
import type { SiteHeaderProps } from '../contract';
import { scrollToTop } from '../scrolling/scroll-to-top';
import { HeaderView } from './header-view';
import { navigationItems } from '../navigation/navigation';
import { useOffers } from '../offers/use-offers';

export function SiteHeader({ onBook, onBookIntent, blogPath }: SiteHeaderProps) {
  const { settings } = useSettings();
  const services = useOffers();
  const { pathname } = useLocation();
  const isSolid = useIsScrolled();

  return (
    <HeaderView
      name={settings.site_title}
      items={navigationItems(settings, blogPath, services?.length !== 0)}
      isSolid={isSolid}
      bookLabel={bookLabel(settings)}
      onLogoClick={() => pathname === '/' && scrollToTop()}
      onBook={settings.booking_enabled && !settings.maintenance_mode ? () => onBook() : undefined}
      onBookIntent={onBookIntent}
    />
  );
}

const solidAfterPixels = 50;

/** True once the page is scrolled past the threshold. */
function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > solidAfterPixels);
    // Deferred: reading the position now would force a layout of a page that is still mounting.
    const frame = requestAnimationFrame(read);
    window.addEventListener('scroll', read, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', read);
    };
  }, []);
  return isScrolled;
}
