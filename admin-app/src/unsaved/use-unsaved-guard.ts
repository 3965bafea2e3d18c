import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { UnsavedContext } from './unsaved-guard-provider';

export type UnsavedWork = {
  isDirty: boolean;
  /** Addresses at or below this path lose nothing; without it, the path the screen is at. */
  within?: string;
};

/**
 * While `isDirty`, every way out asks "Discard your changes?" first. `lift` lets the next step through, for going on right
 * after saving, before React has drawn that nothing is dirty any more.
 */
export function useUnsavedGuard({ isDirty, within }: UnsavedWork): { lift: () => void } {
  const guards = useContext(UnsavedContext)?.guards;
  const { pathname } = useLocation();
  const place = within ?? pathname;
  const takeBack = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    takeBack.current = guards?.add({ within: place });
    return takeBack.current;
  }, [guards, isDirty, place]);
  const lift = useCallback(() => takeBack.current?.(), []);
  return { lift };
}

const always = () => Promise.resolve(true);

/** Asks the same question before anything else that ends the work, such as signing out. */
export function useMayLeave(): () => Promise<boolean> {
  return useContext(UnsavedContext)?.mayLeave ?? always;
}

const never = () => false;

/** Whether something is typed that is not saved yet, at the moment it is asked. */
export function useHasUnsaved(): () => boolean {
  return useContext(UnsavedContext)?.guards.isAny ?? never;
}
