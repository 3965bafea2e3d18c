import type { HistoryStepEvent } from '../../contract';

export const historyStep: HistoryStepEvent = 'history-step';

/** Dispatches `history-step` before the router hears of it, as the host does; for pages without a host. */
export function hostHistorySteps(): void {
  const host = window;
  host.addEventListener('popstate', (pop) => {
    const step = new Event(historyStep, { cancelable: true });
    host.dispatchEvent(step);
    if (step.defaultPrevented) pop.stopImmediatePropagation();
  });
}
