import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { earlyBooking } from '../hydration/early-booking';
import { leaveEarlyBooking } from '../hydration/rendered-page';

/** Calls back if the visitor opened the prerendered first step before the application was ready. */
export function useEarlyBooking(onOpened: () => void): void {
  const handleOpened = useEffectEvent(onOpened);
  useEffect(() => {
    if (earlyBooking()) handleOpened();
  }, []);
}

/** Returns the radio button of the chosen service. */
export const choiceIn = (dialog: HTMLDialogElement | null) => dialog?.querySelector<HTMLInputElement>(':checked');

/** The prerendered first step while the form loads. */
export function EarlyStep({ early, onClose }: { early: HTMLDialogElement; onClose: () => void }) {
  useLayoutEffect(() => {
    const handleClose = () => {
      leaveEarlyBooking();
      onClose();
    };
    early.addEventListener('close', handleClose);
    return () => early.removeEventListener('close', handleClose);
  }, [early, onClose]);
  return null;
}

/** Replaces the prerendered first step with the dialog rendered after it, which continues from the visitor's choice and focus. */
export function EarlyStepReplaced({ early }: { early: HTMLDialogElement | null }) {
  useLayoutEffect(() => {
    if (!early?.isConnected) return;
    // The step is modal, so nothing outside it has the focus. Its services differ by value, its two buttons by type.
    const { value, type } = document.activeElement as HTMLInputElement;
    // First, so that the next dialog returns the focus to the button that opened this one.
    leaveEarlyBooking();
    // The next dialog opens in the same commit.
    queueMicrotask(() => continueFrom(early, value || type));
  }, [early]);
  return null;
}

function continueFrom(early: HTMLDialogElement, focused?: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  if (!dialog) return;
  // It looks the same, so nothing should move.
  for (const animation of dialog.getAnimations({ subtree: true })) animation.finish();
  dialog.querySelector<HTMLElement>(`[value="${focused}"],[type="${focused}"]`)?.focus({ preventScroll: true });
  if (early.querySelector('[aria-busy=true]')) dialog.querySelector('form')?.requestSubmit();
}
