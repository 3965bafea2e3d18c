/** What an anchor keeps free above itself: the header's height. */
const offset = 80;
/** How long an anchor is waited for, and held in place while sections around it arrive. */
const holdFor = 2500;

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

function scrollTo(element: Element, isSmooth: boolean): void {
  const top = element.getBoundingClientRect().top + window.scrollY - offset;
  window.scrollTo({ top, behavior: isSmooth && !isStill() ? 'smooth' : 'instant' });
}

/** Focus follows, so that the keyboard goes on from there. */
function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** What a visitor does who wants to go somewhere else. */
const intents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to the element with an id as soon as it exists, and stays there while the page around it is still growing,
 * until the visitor scrolls.
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
