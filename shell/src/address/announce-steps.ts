import type { HistoryStepEvent } from 'admin-app/contract';

const eventName: HistoryStepEvent = 'history-step';

/**
 * Lets a page refuse a step of the browser's own (Back, Forward, a typed address) before the router draws another one.
 * Listeners on the window are told in the order they came, so this one comes before the router's.
 */
export function announceSteps(): void {
  window.addEventListener('popstate', (event) => {
    const isTaken = window.dispatchEvent(new Event(eventName, { cancelable: true }));
    if (!isTaken) event.stopImmediatePropagation();
  });
}
