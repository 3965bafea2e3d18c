import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrated } from 'shared-ui';

/** Mounts its children one per transition, so that a long page does not block a slow phone. Prerendering mounts all. */
export function StaggeredRender({ children }: { children: ReactNode }) {
  const all = Children.toArray(children);
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState(1);
  const isComplete = shown >= all.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setShown(shown + 1));
  }, [shown, isComplete]);
  return isHydrated ? all.slice(0, shown) : all;
}
