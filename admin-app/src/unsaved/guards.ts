/** Somewhere on the screen is something that is not saved yet; going anywhere below `within` does not lose it. */
type Guard = { within: string };

/** What is unsaved at the moment. */
export type Guards = {
  /** Returns how to take it back. */
  add(guard: Guard): () => void;
  isAny(): boolean;
  /** Whether going there loses something. Without a path: leaving the desk altogether. */
  wouldLose(pathname?: string): boolean;
  /** What is unsaved has been given up. */
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
    wouldLose: (pathname) => [...guards].some(({ within }) => pathname === undefined || !isWithin(pathname, within)),
    clear: () => guards.clear(),
  };
}
