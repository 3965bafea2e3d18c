import type { Guards } from './guards';
import { historyStep } from './history-step';

type Entry = { href: string; index?: number };

type WithNavigation = { navigation?: { currentEntry?: { index: number } | null } };

/** The place in the tab's history, as the browser counts it, else as the router does. */
function currentEntry(): Entry {
  const { navigation } = window as WithNavigation;
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return { href: window.location.href, index: navigation?.currentEntry?.index ?? idx };
}

/** From one entry to another; undefined where nobody counts: that is an address typed by hand, one step ahead. */
function stepsBetween(from: Entry, to: Entry): number | undefined {
  if (from.index === undefined || to.index === undefined) return undefined;
  return to.index - from.index || undefined;
}

const hashPath = () => window.location.hash.slice(1).replace(/[?#].*$/, '') || '/';

export type HistoryWatch = {
  /** The router went somewhere: the browser tells nobody about steps of the page's own. */
  noteArrival(): void;
  stop(): void;
};

/**
 * Back, Forward and addresses typed by hand: the browser has gone there already when it tells, so it is led back before
 * the router learns of it, and goes there again once the owner agrees.
 */
export function watchHistory(guards: Guards, mayLeave: () => Promise<boolean>): HistoryWatch {
  let here = currentEntry();
  // A step of our own under way: back to the place left, or on after the answer.
  let awaited: 'back' | 'on' | null = null;
  const settle = () => {
    awaited = null;
    here = currentEntry();
  };

  const handleStep = (step: Event) => {
    const isOurs = awaited === 'back';
    if (isOurs || (awaited === null && guards.wouldLose(hashPath()))) step.preventDefault();
    else return settle();
    return isOurs ? settle() : void askAbout(currentEntry());
  };
  async function askAbout(there: Entry) {
    const steps = stepsBetween(here, there);
    awaited = 'back';
    window.history.go(-(steps ?? 1));
    if (!(await mayLeave())) return;
    awaited = 'on';
    if (steps === undefined) window.location.href = there.href;
    else window.history.go(steps);
  }
  const handleUnload = (event: BeforeUnloadEvent) => {
    if (guards.isAny()) event.preventDefault();
  };

  window.addEventListener(historyStep, handleStep);
  window.addEventListener('beforeunload', handleUnload);
  return {
    noteArrival() {
      if (!awaited) here = currentEntry();
    },
    stop() {
      window.removeEventListener(historyStep, handleStep);
      window.removeEventListener('beforeunload', handleUnload);
    },
  };
}
