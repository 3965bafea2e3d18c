import { useCallback, useRef, useState } from 'react';

export type OnDemand<T> = {
  value: T | null;
  status: 'idle' | 'loading' | 'failed';
  /** Starts loading. Safe to call repeatedly; retries after a failure. */
  request: () => void;
  /** Preloads, for example on hover. Does not retry after a failure. */
  prepare: () => void;
};

/**
 * Loads code on demand. Unlike `React.lazy`, which caches a failed download and throws it to the nearest error boundary,
 * a failure only leaves the control ready for another attempt.
 */
export function useOnDemand<T>(load: () => Promise<T>): OnDemand<T> {
  const [value, setValue] = useState<T | null>(null);
  const [status, setStatus] = useState<OnDemand<T>['status']>('idle');
  const pending = useRef(false);

  const request = useCallback(() => {
    if (pending.current) return;
    pending.current = true;
    setStatus('loading');
    load().then(
      (loaded) => {
        setValue(() => loaded);
        setStatus('idle');
      },
      (reason: unknown) => {
        console.error('A part of the page could not be loaded.', reason);
        pending.current = false;
        setStatus('failed');
      },
    );
  }, [load]);

  const prepare = useCallback(() => {
    if (status !== 'failed') request();
  }, [status, request]);

  return { value, status, request, prepare };
}
