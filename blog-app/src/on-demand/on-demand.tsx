import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** What is known while the code is not here. */
export type Waiting = { hasFailed: boolean; onRetry: () => void };

type OnDemandProps<Props> = { props: Props; whileWaiting: (waiting: Waiting) => ReactNode };

/**
 * A component whose code is fetched when it is first shown, or earlier by `prepare`. A failed download can be tried again,
 * which `React.lazy` cannot.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let arrived: ComponentType<Props> | undefined;
  const fetchOnce = async () => (arrived ??= await load());

  function OnDemand({ props, whileWaiting }: OnDemandProps<Props>) {
    const [state, setState] = useState<'waiting' | 'failed' | 'here'>(arrived ? 'here' : 'waiting');
    useEffect(() => {
      if (state !== 'waiting') return undefined;
      let isShown = true;
      const settle = (next: 'failed' | 'here') => isShown && setState(next);
      fetchOnce().then(
        () => settle('here'),
        (error: unknown) => {
          console.error('A part of the blog could not be loaded:', error);
          settle('failed');
        },
      );
      return () => {
        isShown = false;
      };
    }, [state]);
    const Component = state === 'here' ? arrived : undefined;
    return Component ? (
      <Component {...props} />
    ) : (
      whileWaiting({ hasFailed: state === 'failed', onRetry: () => setState('waiting') })
    );
  }

  // Whoever needs it afterwards asks again, and is told.
  const prepare = () => void fetchOnce().catch(() => {});
  return { OnDemand, prepare };
}
