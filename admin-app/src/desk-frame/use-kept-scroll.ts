import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const storageKey = 'desk-scroll';
/** How long a place is waited for while the list around it is still loading. */
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
    // Without storage one begins at the top.
  }
}

/** Back, Forward and reload lead to the row one was at; another tab begins at its top, an open record leaves it where it is. */
export function useKeptScroll(tabId: string): void {
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

/** Scrolls there as soon as the page is tall enough, unless the person goes somewhere else meanwhile. */
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
