import { createContext, useContext, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';

const HydrationContext = createContext(true);

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

/** Defers the re-render after hydration, so that it does not block interaction. */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  return <HydrationContext value={useDeferredValue(isHydrated)}>{children}</HydrationContext>;
}

/** Returns false during prerendering and hydration, when browser-only state must not be rendered. */
export function useIsHydrated(): boolean {
  return useContext(HydrationContext);
}
