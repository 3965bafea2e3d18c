import { useSettings } from 'data-client';
import { useEffect } from 'react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useNotify } from 'shared-ui';
import { paths } from '../app/paths';
import { useBooking } from './booking-provider';

/**
 * `/book` and `/book/<service>`, which the owner puts into signatures, and the "Book again" link `/book/again/<token>` open the
 * booking dialog over the landing page. The page's own address replaces them, so that closing the dialog or going back ends on
 * the page.
 */
export function useBookingAddress(): void {
  const match = useMatch(`${paths.book}/*`);
  const isAsked = match !== null;
  // An email program may cut off a link's token.
  const service = match?.params['*']?.replace(/^again\/*$/, '') || undefined;
  const { book } = useBooking();
  const { settings, isPending } = useSettings();
  const navigate = useNavigate();
  const notify = useNotify();
  useEffect(() => {
    if (!isAsked || isPending || settings.maintenance_mode) return;
    void navigate(paths.home, { replace: true });
    if (settings.booking_enabled) book(service);
    else notify({ tone: 'info', message: 'I’m not taking online bookings right now.' });
  }, [isAsked, service, isPending, settings, book, navigate, notify]);
}
