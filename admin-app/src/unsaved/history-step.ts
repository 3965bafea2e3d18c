import type { HistoryStepEvent } from '../contract';

export const historyStep: HistoryStepEvent = 'history-step';

/** What the host does before its router starts, for pages without one. */
export function hostHistorySteps(): void {
  const host = window;
  host.addEventListener('popstate', (pop) => {
    const step = new Event(historyStep, { cancelable: true });
    host.dispatchEvent(step);
    if (step.defaultPrevented) pop.stopImmediatePropagation();
  });
}
