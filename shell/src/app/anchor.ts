import { holdScroll, scrollBehavior } from 'shared-ui';

/** Pixels between the top of the window and the target: the height of the header. */
const offset = 80;

function scrollTo(element: Element, isSmooth: boolean): void {
  const top = element.getBoundingClientRect().top + window.scrollY - offset;
  window.scrollTo({ top, behavior: isSmooth ? scrollBehavior() : 'instant' });
}

/** Moves focus to the target, so that keyboard users continue from there. */
function focus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Scrolls to the element with an id as soon as it exists, and keeps it aligned while the page around it grows.
 *
 * @returns stops waiting and holding
 */
export function goToAnchor(id: string, isSmooth: boolean): () => void {
  let hasArrived = false;
  return holdScroll(() => {
    const element = document.getElementById(id);
    if (!element) return;
    scrollTo(element, isSmooth && !hasArrived);
    if (!hasArrived) focus(element);
    hasArrived = true;
  });
}
