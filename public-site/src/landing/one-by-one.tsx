import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';
import { useIsHydrated } from 'shared-ui';

/**
 * Shows its children one after the other, each in a task of its own: a long page is built without keeping a slow phone
 * from answering. Rendered ahead of time they are all there.
 */
export function OneByOne({ children }: { children: ReactNode }) {
  const all = Children.toArray(children);
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState(1);
  const isComplete = shown >= all.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setShown(shown + 1));
  }, [shown, isComplete]);
  return isHydrated ? all.slice(0, shown) : all;
}
