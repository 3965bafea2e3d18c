import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useOnDemand } from './use-on-demand';

type OnDemandOptions<Props> = {
  /** Rendered while the code loads; nothing by default. */
  pending?: (props: Props) => ReactNode;
  /** Rendered after a failed download. Without it, the error reaches the nearest error boundary. */
  failed?: (onRetry: () => void, props: Props) => ReactNode;
};

/**
 * Wraps a component whose code loads when it is first rendered, or earlier through `load`. A failed download is repeated by
 * `onRetry`, by the next mount and, if it has a `failed` view, once the browser is online again or the code arrives late.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending, failed }: OnDemandOptions<Props> = {},
) {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  function OnDemand(props: Props) {
    const { value, status, request } = useOnDemand(loadOnce);
    const Loaded = value ?? loaded;
    useEffect(() => {
      if (Loaded) return undefined;
      request();
      // The late chunk may be another part's, so a failure stays on screen until the code is there.
      const arrive = () => void loadOnce().then(request, () => {});
      addEventListener('online', request);
      // From `config/webpack/remote-runtime/chunk-timeout.mjs`.
      addEventListener('latechunk', arrive);
      return () => {
        removeEventListener('online', request);
        removeEventListener('latechunk', arrive);
      };
    }, [Loaded, request]);
    if (Loaded) return <Loaded {...props} />;
    if (status !== 'failed') return pending?.(props);
    if (!failed) throw new Error('A part of the page could not be loaded.');
    return failed(request, props);
  }
  return Object.assign(OnDemand, {
    load: loadOnce,
    /** Preloads. Rendering the component retries and reports a failure. */
    prepare: () => void loadOnce().catch(() => {}),
  });
}
