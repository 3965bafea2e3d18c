import { useEffect, useEffectEvent } from 'react';

const mark = 'dialog-step';

type Step = number | undefined;

/** Id of the current history entry, if a dialog created it. */
const currentStep = (): Step => (history.state as { [mark]?: number } | null)?.[mark];

/**
 * A closed dialog's entry is about to be removed, unless another dialog opens instead. Set at first, because the current entry
 * may still be that of a dialog that was open when the page was reloaded.
 */
let leaving: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {});

/** Resolves once the browser has removed a closed dialog's entry. An entry that is added meanwhile would be left, too. */
let removal = Promise.resolve<unknown>(0);

/** Keeps the router's state, so that the router does not navigate when the entry is removed. */
function takeStep(): Step {
  const isTakenOver = leaving && currentStep();
  clearTimeout(leaving);
  leaving = undefined;
  if (!isTakenOver) history.pushState({ ...history.state, [mark]: Math.random() }, '');
  return currentStep();
}

function leaveStep(step: Step): void {
  leaving = setTimeout(() => {
    leaving = undefined;
    // Do nothing if the visitor has navigated in the meantime.
    if (currentStep() !== step) return;
    removal = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
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
    /** Undefined once the dialog is closed. */
    let step: Step | null = null;
    const take = () => {
      if (step === null) step = takeStep();
    };
    void removal.then(take);
    const handleStep = () => {
      // Without an entry, the entry of another dialog is being removed.
      if (!step || currentStep() === step) return;
      step = null;
      // While the visitor is asked, another Back asks again instead of leaving the page.
      const asking = setTimeout(take);
      void handleBack().then((isClosed) => {
        clearTimeout(asking);
        if (!isClosed) take();
      });
    };
    addEventListener('popstate', handleStep);
    return () => {
      removeEventListener('popstate', handleStep);
      if (step) leaveStep(step);
      step = undefined;
    };
  }, [isOn]);
}
