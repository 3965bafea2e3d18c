/** Pixels between the top of the window and the target: the height of the header. */
const offset = 80;
/** How long to wait for the target, and to keep it aligned while sections around it load slowly, in milliseconds. */
const holdFor = 15_000;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function scrollTo(element: Element, isSmooth: boolean): void {
  const top = element.getBoundingClientRect().top + window.scrollY - offset;
  window.scrollTo({ top, behavior: isSmooth && !isStill() ? 'smooth' : 'instant' });
}

/** Moves focus to the target, so that keyboard users continue from there. */
function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Input that shows the visitor wants to go elsewhere. */
export const intents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the element with an id as soon as it exists, and keeps it aligned while the page around it grows, until
 * the visitor scrolls.
 *
 * @returns stops waiting and holding
 */
export function goToAnchor(id: string, { isSmooth }: { isSmooth: boolean }): () => void {
  let hasArrived = false;
  const align = () => {
    const element = document.getElementById(id);
    if (!element) return;
    scrollTo(element, isSmooth && !hasArrived);
    if (!hasArrived) focus(element);
    hasArrived = true;
  };
  const growth = new ResizeObserver(align);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const intent of intents) removeEventListener(intent, stop);
  };
  const timer = setTimeout(stop, holdFor);
  for (const intent of intents) addEventListener(intent, stop, { passive: true });
  growth.observe(document.body);
  align();
  return stop;
}
