import { useEffect, useEffectEvent, useState } from 'react';
import { DataError, useHoldSlot, useReleaseSlot, type SlotHold } from 'data-client';

import type { BookingFlowHandle } from './use-booking-flow';

/** Whether the chosen time is kept for this visitor: not (yet), for now, or no longer. */
export type Holding = 'none' | 'held' | 'over';

const minuteMs = 60_000;

/** Shortly before it ends, and at its end where it cannot be made longer. */
function nextAsk(until: Date): number {
  const left = until.getTime() - Date.now();
  return Math.max(left > minuteMs ? left - minuteMs : left, minuteMs / 2);
}

export type HeldSlot = {
  holding: Holding;
  /** The form as the backend knows it, once it has held a time: what it holds is not taken to itself. */
  holder: string | undefined;
};

/**
 * Holds the chosen time while the visitor fills in the form, and gives it back when the form is left. Only a courtesy: a
 * backend that holds nothing stops nobody, and a hold that ends takes nothing away.
 */
export function useHeldSlot({ state, dispatch }: BookingFlowHandle): HeldSlot {
  const { step, requestId, serviceId, date, time } = state;
  const isFilling = step === 'details';
  const [holding, setHolding] = useState<Holding>('none');
  const [holder, setHolder] = useState<string>();
  const hold = useHoldSlot();
  const release = useReleaseSlot();
  const ask = useEffectEvent((slot: SlotHold) => hold.mutateAsync(slot));
  const lose = useEffectEvent((slot: SlotHold) => dispatch({ type: 'slotLost', date: slot.date, time: slot.time }));
  // A booking has taken the place of its hold.
  const letGo = useEffectEvent(() => step !== 'confirmation' && release.mutate(requestId));

  useEffect(() => {
    if (!isFilling || !serviceId || !date || !time) return undefined;
    const slot = { holder: requestId, serviceType: serviceId, date, time };
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const keep = async () => {
      try {
        const until = await ask(slot);
        if (!isCurrent) return;
        setHolding('held');
        setHolder(requestId);
        timer = setTimeout(() => void keep(), nextAsk(until));
      } catch (error) {
        if (!isCurrent) return;
        setHolding((before) => (before === 'held' ? 'over' : before));
        if (error instanceof DataError && error.code === 'taken') lose(slot);
      }
    };
    void keep();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isFilling, requestId, serviceId, date, time]);

  useEffect(() => {
    if (!isFilling) return undefined;
    const leave = () => letGo();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      setHolding('none');
    };
  }, [isFilling]);

  return { holding, holder };
}
