import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const inBrowser = () => false;
const whileHydrating = () => true;

/** Whether this part of the page is being prerendered or hydrated, so that it must show the data of the prerendered page. */
export const useIsHydrating = () => useSyncExternalStore(neverChanges, inBrowser, whileHydrating);
