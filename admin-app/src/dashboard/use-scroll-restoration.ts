import { readStoredJson, writeStored } from 'data-client';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { holdScroll } from 'shared-ui';

const storageKey = 'dashboard-scroll';
const settledMs = 100;

type Places = Record<string, number>;

const readPlaces = () => (readStoredJson(storageKey, 'sessionStorage') ?? {}) as Places;

/** Without storage every page starts at the top. */
function keepPlace(key: string, top: number): void {
  const others = Object.entries(readPlaces()).filter(([other]) => other !== key);
  writeStored(storageKey, JSON.stringify(Object.fromEntries([...others.slice(-50), [key, top]])), 'sessionStorage');
}

/** Back, Forward and reload restore the scroll position; a new tab starts at the top, and opening a record keeps it. */
export function useScrollRestoration(tabId: string): void {
  const { key } = useLocation();
  const shownTab = useRef(tabId);
  useEffect(() => {
    const isOtherTab = shownTab.current !== tabId;
    shownTab.current = tabId;
    const known = readPlaces()[key];
    const scroll = () => window.scrollTo({ top: known ?? 0, behavior: 'instant' });
    const stop = known === undefined ? undefined : holdScroll(scroll);
    if (known === undefined && isOtherTab) scroll();
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepPlace(key, window.scrollY), settledMs);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      stop?.();
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
    };
  }, [tabId, key]);
}
