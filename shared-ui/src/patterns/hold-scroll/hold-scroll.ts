/** How long to hold a position while sections load slowly, in milliseconds. */
const holdFor = 15_000;

/** Input that shows the visitor wants to go elsewhere. */
export const scrollIntents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls now and whenever the page grows, until the visitor scrolls. Returns a function that ends it. */
export function holdScroll(scroll: () => void): () => void {
  const growth = new ResizeObserver(scroll);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const intent of scrollIntents) removeEventListener(intent, stop);
  };
  const timer = setTimeout(stop, holdFor);
  for (const intent of scrollIntents) addEventListener(intent, stop, { passive: true });
  growth.observe(document.body);
  scroll();
  return stop;
}

/** How to scroll to what the visitor asked for: smoothly, unless they prefer reduced motion. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
