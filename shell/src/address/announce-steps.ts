import type { HistoryStepEvent } from 'admin-app/contract';

const eventName: HistoryStepEvent = 'history-step';

/**
 * Lets a page cancel a history step (Back, Forward, a typed address) before the router renders another page. Listeners
 * on the window run in the order of registration, so call this before the router registers its own.
 */
export function announceSteps(): void {
  window.addEventListener('popstate', (event) => {
    const isTaken = window.dispatchEvent(new Event(eventName, { cancelable: true }));
    if (!isTaken) event.stopImmediatePropagation();
  });
}
