import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const inBrowser = () => true;
const renderedAhead = () => false;

/** False while a page is rendered ahead of time and while the browser takes it over; what only a browser knows comes after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, renderedAhead);
}
