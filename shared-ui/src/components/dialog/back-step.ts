import { useEffect, useEffectEvent } from 'react';

const mark = 'dialog-step';

type Step = string | null;

/** The step somebody stands on, if it is a dialog's. */
const currentStep = (): Step => (history.state as { [mark]?: string } | null)?.[mark] ?? null;

/** A dialog has closed, and its step is about to be taken back, unless another dialog opens in its place. */
let leaving: ReturnType<typeof setTimeout> | undefined;

/** The router's own state stays in it, so that the router sees no other page when it is taken back. */
function takeStep(): Step {
  const isTakenOver = leaving !== undefined && currentStep() !== null;
  clearTimeout(leaving);
  leaving = undefined;
  if (!isTakenOver) history.pushState({ ...history.state, [mark]: `${Date.now()}-${Math.random()}` }, '');
  return currentStep();
}

function leaveStep(step: Step): void {
  leaving = setTimeout(() => {
    leaving = undefined;
    // Who has gone on to another page in the meantime stays there.
    if (currentStep() === step) history.back();
  });
}

/**
 * While it is on, the browser's Back is a way out of a dialog instead of the page: one step more in the page's history.
 *
 * @param onBack closes the dialog; false when somebody chose to stay
 */
export function useBackStep(isOn: boolean, onBack: () => Promise<boolean>): void {
  const handleBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOn) return undefined;
    let step = takeStep();
    const handleStep = async () => {
      // Without a step the question is asked already.
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
