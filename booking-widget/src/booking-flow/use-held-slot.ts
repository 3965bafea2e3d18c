import { useEffect, useEffectEvent, useState } from 'react';
import { useHoldSlot, useReleaseSlot, type DataError, type SlotHold } from 'data-client';
import type { BookingFlowHandle, Holding } from '../booking-state/booking-flow-handle';

const minuteMs = 60_000;

/** Ends before a hold of ten minutes does. */
const longestWaitMs = 9 * minuteMs;

/**
 * Renews a minute before the hold ends; with less than a minute left, at its end. At most twice a minute, and in time even if
 * the device's clock is slow.
 */
function msUntilRenewal(until: Date): number {
  const left = until.getTime() - Date.now();
  return Math.min(Math.max(left > minuteMs ? left - minuteMs : left, minuteMs / 2), longestWaitMs);
}

type HeldFlow = Pick<BookingFlowHandle, 'state' | 'step' | 'dispatch' | 'isSending'>;

/**
 * Holds the chosen time while the visitor fills in the form, and releases it when they leave the form. A courtesy only:
 * visitors can book without a hold, and after it has expired.
 */
export function useHeldSlot({ state, step, dispatch, isSending }: HeldFlow): Holding {
  const { requestId, serviceId, date, time, lostSlot } = state;
  const isFilling = step === 'details';
  const [holding, setHolding] = useState<Holding>('none');
  const [restored, setRestored] = useState(0);
  const hold = useHoldSlot();
  const release = useReleaseSlot();
  const renew = useEffectEvent((slot: SlotHold) => hold.mutateAsync(slot));
  const lose = useEffectEvent((slot: SlotHold) => {
    // While the booking is being sent, its response decides.
    if (!isSending) dispatch({ type: 'slotLost', ...slot });
  });
  // A booking replaces its hold.
  const releaseUnbooked = useEffectEvent(() => step !== 'confirmation' && release.mutate(requestId));

  useEffect(() => {
    if (!isFilling || !serviceId || !date || !time) return undefined;
    const slot = { holder: requestId, serviceType: serviceId, date, time };
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const keep = async () => {
      let wait = minuteMs / 2;
      try {
        const until = await renew(slot);
        if (!isCurrent) return;
        setHolding('held');
        wait = msUntilRenewal(until);
      } catch (error) {
        if (!isCurrent) return;
        setHolding((before) => (before === 'held' ? 'over' : before));
        const { code } = error as DataError;
        if (code === 'taken') lose(slot);
        // A lost or failed request is repeated as often as a hold may be renewed.
        if (!['offline', 'timeout', 'server'].includes(code)) return;
      }
      timer = setTimeout(() => void keep(), wait);
    };
    void keep();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      // The hold was of this time only.
      setHolding('none');
    };
  }, [isFilling, requestId, serviceId, date, time, restored]);

  useEffect(() => {
    if (!isFilling) return undefined;
    const leave = () => releaseUnbooked();
    // Back can restore the page from the back/forward cache.
    const renewRestored = ({ persisted, timeStamp }: PageTransitionEvent) => persisted && setRestored(timeStamp);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', renewRestored);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', renewRestored);
      leave();
    };
  }, [isFilling]);

  // The hold may have been overruled, for example by the owner.
  return lostSlot?.date === date && lostSlot.time === time ? 'none' : holding;
}
