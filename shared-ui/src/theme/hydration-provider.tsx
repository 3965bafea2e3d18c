import { createContext, useContext, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';

const HydrationContext = createContext(true);

const neverChanges = () => () => {};
const inBrowser = () => true;
const renderedAhead = () => false;

/** The one place that hears of the end of hydration: what changes with it is built afterwards, without holding up the visitor. */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(neverChanges, inBrowser, renderedAhead);
  return <HydrationContext value={useDeferredValue(isHydrated)}>{children}</HydrationContext>;
}

/** False while a page is rendered ahead of time and while the browser takes it over; what only a browser knows comes after. */
export function useIsHydrated(): boolean {
  return useContext(HydrationContext);
}
