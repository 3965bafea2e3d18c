const everyMs = 20_000;
const atMostMs = 300_000;

const mayLook = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Polls every 20 seconds while the page is visible and online, and at once when it becomes so again. Doubles the interval
 * after a failure. Returns a function that stops polling.
 */
export function startPolling(look: () => Promise<void>): () => void {
  let waitMs = everyMs;
  let lookedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let isStopped = false;

  const plan = () => {
    clearTimeout(timer);
    if (mayLook() && !isStopped) timer = setTimeout(() => void run(), Math.max(0, lookedAt + waitMs - Date.now()));
  };
  const run = async () => {
    if (isLooking || !mayLook()) return;
    isLooking = true;
    lookedAt = Date.now();
    try {
      await look();
      waitMs = everyMs;
    } catch {
      waitMs = Math.min(atMostMs, waitMs * 2);
    }
    isLooking = false;
    plan();
  };
  const resume = () => {
    if (navigator.onLine) waitMs = Math.min(waitMs, everyMs);
    plan();
  };

  plan();
  document.addEventListener('visibilitychange', resume);
  window.addEventListener('online', resume);
  window.addEventListener('offline', plan);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', resume);
    window.removeEventListener('online', resume);
    window.removeEventListener('offline', plan);
  };
}
