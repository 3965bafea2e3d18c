/**
 * For `addInitScript`: ignores the page's timers of one length, so that what they start never happens. Marks the page once it
 * has ignored one.
 */
export function dropTimers(milliseconds: number): void {
  const start = globalThis.setTimeout;
  globalThis.setTimeout = ((act: () => void, ms?: number) => {
    if (ms !== milliseconds) return start(act, ms);
    document.documentElement.dataset.droppedTimer = '';
    return 0;
  }) as typeof setTimeout;
}
