import type { ConfirmQuestion } from 'shared-ui';

/** Unsaved work. Navigation below `within` needs no confirmation; `question` replaces the default prompt. */
type Guard = { within: string; question?: ConfirmQuestion; onDiscard?: () => void };

/** The unsaved work on the screen. */
export type Guards = {
  /** Returns a function that removes the guard. */
  add(guard: Guard): () => void;
  isAny(): boolean;
  question(): ConfirmQuestion | undefined;
  /** Whether a navigation loses unsaved work. Without a path: leaving the dashboard. */
  wouldLose(pathname?: string): boolean;
  /** Discards all unsaved work. */
  clear(): void;
};

const isWithin = (pathname: string, place: string) => pathname === place || pathname.startsWith(`${place}/`);

export function createGuards(): Guards {
  const guards = new Set<Guard>();
  return {
    add(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    isAny: () => guards.size > 0,
    question: () => [...guards].find(({ question }) => question)?.question,
    wouldLose: (pathname) => [...guards].some(({ within }) => pathname === undefined || !isWithin(pathname, within)),
    clear() {
      guards.forEach(({ onDiscard }) => onDiscard?.());
      guards.clear();
    },
  };
}
