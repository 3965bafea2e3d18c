import { useCallback, useRef, useState } from 'react';

type Loading<T> = { value: T | null; status: 'idle' | 'loading' | 'failed' };

export type OnDemand<T> = Loading<T> & {
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
  const [state, setState] = useState<Loading<T>>({ value: null, status: 'idle' });
  const isStarted = useRef(false);

  const request = useCallback(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    setState({ value: null, status: 'loading' });
    load().then(
      (value) => setState({ value, status: 'idle' }),
      (reason: unknown) => {
        console.error('A part of the page could not be loaded.', reason);
        isStarted.current = false;
        setState({ value: null, status: 'failed' });
      },
    );
  }, [load]);

  const prepare = useCallback(() => {
    if (state.status !== 'failed') request();
  }, [state.status, request]);

  return { ...state, request, prepare };
}
