import { useSyncExternalStore } from 'react';

const solidAfterPixels = 50;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** True once the page is scrolled far enough for the header to need a ground of its own. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > solidAfterPixels,
    () => false,
  );
}
