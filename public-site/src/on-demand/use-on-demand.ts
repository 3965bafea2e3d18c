import { useCallback, useEffect, useRef, useState } from 'react';

export type OnDemand<T> = {
  value: T | null;
  status: 'idle' | 'loading' | 'failed';
  /** Starts loading; safe to call often. A failure is tried again by the next call. */
  request: () => void;
  /** Loads ahead, on a sign that it will be needed. After a failure only a real request tries again. */
  prepare: () => void;
};

/**
 * Code that most visitors never need, fetched when someone reaches for it.
 * React.lazy remembers a failed download for the page's life and throws it into the nearest boundary:
 * one lost connection would take the whole landing page. Here it only leaves the control ready for another try.
 */
export function useOnDemand<T>(load: () => Promise<T>): OnDemand<T> {
  const [value, setValue] = useState<T | null>(null);
  const [status, setStatus] = useState<OnDemand<T>['status']>('idle');
  const pending = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const request = useCallback(() => {
    if (pending.current) return;
    pending.current = true;
    setStatus('loading');
    const settle = (next: 'idle' | 'failed') => {
      pending.current = next === 'idle';
      if (isMounted.current) setStatus(next);
    };
    load().then(
      (loaded) => {
        if (isMounted.current) setValue(() => loaded);
        settle('idle');
      },
      (reason: unknown) => {
        console.error('A part of the page could not be loaded.', reason);
        settle('failed');
      },
    );
  }, [load]);

  const prepare = useCallback(() => {
    if (status !== 'failed') request();
  }, [status, request]);

  return { value, status, request, prepare };
}
