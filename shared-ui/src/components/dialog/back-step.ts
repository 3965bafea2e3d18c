import { useEffect, useEffectEvent } from 'react';

const mark = 'dialog-step';

type Step = string | null;

/** Id of the current history entry, if a dialog created it. */
const currentStep = (): Step => (history.state as { [mark]?: string } | null)?.[mark] ?? null;

/** A closed dialog's entry is about to be removed, unless another dialog opens instead. */
let leaving: ReturnType<typeof setTimeout> | undefined;

/** The current entry may still be that of a dialog that was open when the page was reloaded. */
let isFirst = true;

/** Keeps the router's state, so that the router does not navigate when the entry is removed. */
function takeStep(): Step {
  const isTakenOver = (isFirst || leaving !== undefined) && currentStep() !== null;
  isFirst = false;
  clearTimeout(leaving);
  leaving = undefined;
  if (!isTakenOver) history.pushState({ ...history.state, [mark]: `${Date.now()}-${Math.random()}` }, '');
  return currentStep();
}

function leaveStep(step: Step): void {
  leaving = setTimeout(() => {
    leaving = undefined;
    // Do nothing if the visitor has navigated in the meantime.
    if (currentStep() === step) history.back();
  });
}

/**
 * While enabled, the browser's Back closes the dialog instead of leaving the page. Adds one history entry.
 *
 * @param onBack closes the dialog; returns false if it stays open
 */
export function useBackStep(isOn: boolean, onBack: () => Promise<boolean>): void {
  const handleBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOn) return undefined;
    let step = takeStep();
    const handleStep = async () => {
      // Without an entry, a confirmation is already open.
      if (!step || currentStep() === step) return;
      step = null;
      if (!(await handleBack())) step = takeStep();
    };
    const listener = () => void handleStep();
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
      if (step) leaveStep(step);
    };
  }, [isOn]);
}
