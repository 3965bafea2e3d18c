import { useCancelLinkedBooking, useSettings, type Booking } from 'data-client';
import { visitorTimeZone } from 'domain/slot-format';
import { isTimeZone } from 'domain/time-zone';
import { useState } from 'react';
import { useConfirm } from 'shared-ui';
import type { ManageBookingProps } from '../contract';
import { useNow } from '../clock/use-now';
import { useManageTexts } from './manage-texts';

/** State and actions of the page behind a booking's link, from `useManagedBooking`. */
export type ManagedBooking = ReturnType<typeof useManagedBooking>;

export function useManagedBooking({ booking, link, onBook }: ManageBookingProps & { booking: Booking }) {
  const texts = useManageTexts();
  const confirm = useConfirm();
  const { settings } = useSettings();
  const { mutate, isPending: isCanceling, error } = useCancelLinkedBooking(link);
  const [timeZone, setTimeZone] = useState(() =>
    // The booking may come from a browser that knows newer zones.
    isTimeZone(booking.visitorTimeZone) ? booking.visitorTimeZone : visitorTimeZone(),
  );
  const [place, setPlace] = useState<'shown' | 'moving' | 'moved' | 'canceled'>('shown');
  const now = useNow();

  const cancel = async () => {
    if (await confirm({ ...texts.cancelQuestion, tone: 'danger' }))
      mutate(undefined, { onSuccess: () => setPlace('canceled') });
  };
  return { booking, link, onBook, settings, now, timeZone, setTimeZone, place, setPlace, cancel, isCanceling, error };
}
