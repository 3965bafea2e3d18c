import { useSettings } from 'data-client';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { leaveEarlyBooking } from '../hydration/rendered-page';
import { useRemotes } from '../remotes';
import { useEarlyBooking } from './early-step';
import { useKeptBooking, type AskedBooking } from './kept-booking';
import { RemoteBooking } from './remote-booking';

type Booking = {
  /** Opens the booking dialog, optionally with a service. */
  book: (service?: string) => void;
  /** Preloads the booking form, for visitors who are likely to book. */
  prepare: () => void;
};

const BookingContext = createContext<Booking | null>(null);

export function useBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('useBooking needs a BookingProvider above it');
  return booking;
}

/** Provides the page's only booking dialog. */
export function BookingProvider({ children }: { children: ReactNode }) {
  const remotes = useRemotes();
  const { settings } = useSettings();
  const isOffered = settings.booking_enabled && !settings.maintenance_mode;
  const [asked, setAsked] = useState<AskedBooking | null>(null);
  const handleDraft = useKeptBooking(asked, (kept) => isOffered && setAsked(kept));
  useEarlyBooking(() => (isOffered ? setAsked({}) : leaveEarlyBooking()));
  const booking = useMemo<Booking>(
    () => ({
      book: (service) => isOffered && setAsked({ service }),
      prepare: () => isOffered && remotes.request('booking-widget'),
    }),
    [remotes, isOffered],
  );
  return (
    <BookingContext value={booking}>
      {children}
      {asked && <RemoteBooking {...asked} onDraft={handleDraft} onClose={() => setAsked(null)} />}
    </BookingContext>
  );
}
