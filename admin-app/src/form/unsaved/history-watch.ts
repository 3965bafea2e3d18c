import type { Guards } from './guards';
import { historyStep } from './history-step';

type Entry = { href: string; index?: number };

type WithNavigation = { navigation?: { currentEntry?: { index: number } | null } };

/** The current history entry, by the browser's index or else the router's. */
function currentEntry(): Entry {
  const { navigation } = window as WithNavigation;
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return { href: window.location.href, index: navigation?.currentEntry?.index ?? idx };
}

/** Steps from one entry to another; undefined for a typed address, which is one step ahead. */
function stepsBetween(from: Entry, to: Entry): number | undefined {
  if (from.index === undefined || to.index === undefined) return undefined;
  return to.index - from.index || undefined;
}

const hashPath = () => window.location.hash.slice(1).replace(/[?#].*$/, '') || '/';

/**
 * Guards Back, Forward and typed addresses. The browser reports them after the fact, so this steps back before the router
 * hears of it, and goes there again once the owner confirms.
 */
export function watchHistory(guards: Guards, mayLeave: () => Promise<boolean>) {
  let here = currentEntry();
  // A step of ours in progress: back to the entry that was left, or on after the answer.
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
    /** Call after each router navigation: the browser fires no event for those. */
    noteArrival() {
      if (!awaited) here = currentEntry();
    },
    stop() {
      window.removeEventListener(historyStep, handleStep);
      window.removeEventListener('beforeunload', handleUnload);
    },
  };
}
