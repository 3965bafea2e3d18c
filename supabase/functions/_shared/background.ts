/** Keeps the function alive for work that outlives the response. */
export type InBackground = (work: Promise<unknown>) => void;

/**
 * Returns a function that starts work in the background, unless it is running: a second run would compete for the same rows.
 *
 * @param work ends once `isTimeUp`, before the host stops it; the next run continues
 */
export function oneRunAtATime(
  inBackground: InBackground,
  work: (isTimeUp: () => boolean) => Promise<unknown>,
  runMs = 50_000,
): () => void {
  let isRunning = false;
  return () => {
    if (isRunning) return;
    isRunning = true;
    const endsAt = Date.now() + runMs;
    inBackground(
      work(() => Date.now() > endsAt)
        .catch(console.error)
        .finally(() => (isRunning = false)),
    );
  };
}
