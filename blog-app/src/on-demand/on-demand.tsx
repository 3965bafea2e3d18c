import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** The state before the code has loaded. */
export type Waiting = { hasFailed: boolean; onRetry: () => void };

type OnDemandProps<Props> = { props: Props; whileWaiting: (waiting: Waiting) => ReactNode };

/**
 * Wraps a component whose code loads when it is first rendered, or earlier through `prepare`. Unlike `React.lazy`, it can
 * retry a failed download.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());

  function OnDemand({ props, whileWaiting }: OnDemandProps<Props>) {
    const [state, setState] = useState<'waiting' | 'failed' | 'loaded'>(loaded ? 'loaded' : 'waiting');
    useEffect(() => {
      if (state !== 'waiting') return;
      loadOnce().then(
        () => setState('loaded'),
        (error: unknown) => {
          console.error('A part of the blog could not be loaded:', error);
          setState('failed');
        },
      );
    }, [state]);
    const Component = state === 'loaded' ? loaded : undefined;
    return Component ? (
      <Component {...props} />
    ) : (
      whileWaiting({ hasFailed: state === 'failed', onRetry: () => setState('waiting') })
    );
  }

  // Rendering the component retries and reports the failure.
  const prepare = () => void loadOnce().catch(() => {});
  return { OnDemand, prepare, load: loadOnce };
}
