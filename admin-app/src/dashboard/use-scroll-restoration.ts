import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const storageKey = 'dashboard-scroll';
/** How long to wait for a loading list to become tall enough. */
const patienceMs = 3000;
const settledMs = 100;
const intents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

type Places = Record<string, number>;

function readPlaces(): Places {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Places;
  } catch {
    return {};
  }
}

function keepPlace(key: string, top: number): void {
  try {
    const others = Object.entries(readPlaces()).filter(([other]) => other !== key);
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...others.slice(-50), [key, top]])));
  } catch {
    // Without storage every page starts at the top.
  }
}

/** Back, Forward and reload restore the scroll position; a new tab starts at the top, and opening a record keeps it. */
export function useScrollRestoration(tabId: string): void {
  const { key } = useLocation();
  const shownTab = useRef(tabId);
  useEffect(() => {
    const isOtherTab = shownTab.current !== tabId;
    shownTab.current = tabId;
    const known = readPlaces()[key];
    const stopGoing = known === undefined ? undefined : goTo(known);
    if (known === undefined && isOtherTab) window.scrollTo({ top: 0, behavior: 'instant' });
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => keepPlace(key, window.scrollY), settledMs);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      stopGoing?.();
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
    };
  }, [tabId, key]);
}

/** Scrolls as soon as the page is tall enough, unless the user scrolls first. */
function goTo(top: number): () => void {
  const go = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  const growth = new ResizeObserver(go);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const intent of intents) removeEventListener(intent, stop);
  };
  const timer = setTimeout(stop, patienceMs);
  for (const intent of intents) addEventListener(intent, stop, { passive: true });
  growth.observe(document.body);
  go();
  return stop;
}
