import type { ConfirmQuestion } from 'shared-ui';

/** Asked before unsaved work is discarded. */
export const discardQuestion = {
  title: 'Discard your changes?',
  message: 'You have unsaved changes.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  tone: 'danger',
} as const satisfies ConfirmQuestion;

/** Unsaved work. Navigation below `within` needs no confirmation; `question` replaces the default prompt. */
type Guard = { within: string; question?: ConfirmQuestion; onDiscard?: () => void };

const isWithin = (pathname: string, place: string) => pathname === place || pathname.startsWith(`${place}/`);

/** The unsaved work on the screen. */
export function createGuards() {
  const guards = new Set<Guard>();
  return {
    /** Returns a function that removes the guard. */
    add(guard: Guard): () => void {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    isAny: () => guards.size > 0,
    question: () => [...guards].find(({ question }) => question)?.question,
    /** Whether a navigation loses unsaved work. Without a path: leaving the dashboard. */
    wouldLose: (pathname?: string) =>
      [...guards].some(({ within }) => pathname === undefined || !isWithin(pathname, within)),
    /** Discards all unsaved work. */
    clear() {
      guards.forEach(({ onDiscard }) => onDiscard?.());
      guards.clear();
    },
  };
}

export type Guards = ReturnType<typeof createGuards>;
