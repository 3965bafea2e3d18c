import { useSettings } from 'data-client';
import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useRemotes } from '../remotes';
import { BookingPlace } from './booking-place';

type Booking = {
  /** Opens the booking dialog, with a service if one was chosen already. */
  book: (service?: string) => void;
  /** The visitor is likely to book soon: starts loading what that takes. */
  prepare: () => void;
};

const BookingContext = createContext<Booking | null>(null);

export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('useBooking needs a BookingProvider above it');
  return booking;
}

/** Owns the booking dialog: wherever a visitor asks for it, it is the same one. */
export function BookingProvider({ children }: { children: ReactNode }) {
  const remotes = useRemotes();
  const { settings } = useSettings();
  const isOffered = settings.booking_enabled && !settings.maintenance_mode;
  const [asked, setAsked] = useState<{ service?: string } | null>(null);
  const prepare = useCallback(() => {
    if (isOffered) remotes.request('booking-widget');
  }, [remotes, isOffered]);
  const book = useCallback(
    (service?: string) => {
      if (isOffered) setAsked({ service });
    },
    [isOffered],
  );
  const booking = useMemo(() => ({ book, prepare }), [book, prepare]);
  return (
    <BookingContext value={booking}>
      {children}
      {asked && <BookingPlace service={asked.service} onClose={() => setAsked(null)} />}
    </BookingContext>
  );
}
