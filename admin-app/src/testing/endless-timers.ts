const { setTimeout: startTimer } = window;

afterEach(() => {
  window.setTimeout = startTimer;
});

/** Lets timers of these lengths, in milliseconds, never end, however long the test takes. */
export function neverEnd(...lengths: number[]): void {
  window.setTimeout = ((...timer: Parameters<typeof startTimer>) =>
    lengths.includes(timer[1] ?? 0) ? 0 : startTimer(...timer)) as never;
}
