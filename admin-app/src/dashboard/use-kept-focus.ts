import { useEffect, type RefObject } from 'react';

/** Fields come last: on a phone a focused field opens the keyboard. */
const focusable = [
  ':is(a[href], button, select, [tabindex="0"]):not(:disabled, [tabindex="-1"])',
  ':is(input, textarea):not(:disabled, [tabindex="-1"])',
];

/** How long a disabled control may take to be enabled again, in milliseconds. */
const patienceMs = 1000;

/** The last focused element in the content or in a dialog. The range stays in its place when the element is removed. */
type Place = { scope: HTMLElement; element: HTMLElement; range: Range };

/**
 * Restores the focus when the focused element is removed or stays disabled: to the same link if it is elsewhere now, to its
 * nearest neighbor, or to the start of the content or the dialog if another page or step is shown.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let places: Place[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const scopeOf = (target: EventTarget | null) =>
      (target instanceof Element && target.closest('dialog')) || content.current;
    // A click elsewhere moves the focus on purpose.
    const forget = ({ target }: Event) => {
      places = places.filter(({ scope, element }) => scope !== scopeOf(target) || element.contains(target as Node));
    };
    const remember = (event: FocusEvent) => {
      const element = event.target as HTMLElement;
      const scope = scopeOf(element);
      // A click on a disabled control focuses an element around it.
      if (places.some((place) => isDisabled(place.element) && isAround(element, place))) return;
      if (!scope?.contains(element)) return;
      places = places.filter((place) => place.scope !== scope);
      const range = document.createRange();
      range.selectNode(element);
      places.push({ scope, element, range });
    };
    const restore = (isLate = false) => {
      clearTimeout(timer);
      const open = places.filter(({ scope }) => scope.isConnected && !scope.matches('dialog:not([open])'));
      const isClosed = open.length < places.length;
      places = open;
      const place = places.at(-1);
      if (!isFocusLost(place)) return;
      if (!place) {
        // The dialog was opened by its address.
        if (isClosed) content.current?.focus({ preventScroll: true });
        return;
      }
      if (place.element.isConnected && !isLate) place.element.focus({ preventScroll: true });
      else focusNear(place, isClosed);
      if (isFocusLost(place) && !isLate) timer = setTimeout(restore, patienceMs, true);
    };
    // Else the next Tab would start at the top of the page.
    const handleKey = (event: KeyboardEvent) => {
      const place = places.at(-1);
      if (event.key !== 'Tab' || !place || !isFocusLost(place)) return;
      restore(true);
      if (!isFocusLost(place)) event.preventDefault();
    };
    const changes = new MutationObserver(() => restore());
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    document.addEventListener('keydown', handleKey, true);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
      document.removeEventListener('keydown', handleKey, true);
    };
  }, [content]);
}

function isFocusLost(place?: Place): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || isDisabled(activeElement)) return true;
  return place !== undefined && isAround(activeElement, place);
}

const isDisabled = (element: Element) => element.matches(':disabled');

const isAround = (element: Element, { range }: Place) => element.contains(range.startContainer);

function focusNear({ scope, element, range }: Place, isDialogClosed: boolean): void {
  const page = [...scope.children].find((child) => child.contains(range.startContainer));
  // Moved within the page, or rendered again behind the dialog that it opened.
  const isSame = (link: HTMLAnchorElement) => link.href === (element as HTMLAnchorElement).href;
  if (isDialogClosed || (page && page !== range.startContainer))
    if ([...scope.querySelectorAll('a')].some((link) => isSame(link) && takesFocus(link))) return showFocus();
  for (let box = range.startContainer as Element; page && box !== page; box = box.parentElement as Element)
    if (focusable.some((kind) => controlsNear(box, range, kind).some(takesFocus))) return showFocus();
  takesFocus(scope.matches('[tabindex]') ? scope : (scope.querySelector<HTMLElement>('[tabindex]') ?? scope));
}

/** The controls in the children of a box after the range, then in those before it, the nearest child first. */
function controlsNear(box: Element, range: Range, kind: string): HTMLElement[] {
  const children = [...box.children];
  const isAfter = (child: Element) => range.comparePoint(child, 0) > 0;
  const nearest = [...children.filter(isAfter), ...children.filter((child) => !isAfter(child)).reverse()];
  return nearest
    .flatMap((child) => [child, ...child.querySelectorAll('*')])
    .filter((element): element is HTMLElement => element.matches(kind));
}

/** Scrolls only for the keyboard: a page that moves under the pointer would be clicked in the wrong place. */
function showFocus(): void {
  const { activeElement } = document;
  if (activeElement?.matches(':focus-visible')) activeElement.scrollIntoView({ block: 'nearest' });
}

/** False for hidden elements. */
function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
