import { openEarlyBooking } from './early-booking';

type EarlyClick = { button?: HTMLElement; stop: () => void };

declare global {
  /** The last button clicked on the prerendered page before hydration. */
  var __earlyClick: EarlyClick | undefined;
}

/**
 * Opens the first step of booking, or records the click and marks the button as busy. Inlined into the page, so it works
 * before any file has loaded.
 *
 * @param onFirst called on the first click
 */
export function rememberClicks(onFirst: () => void): void {
  const click: EarlyClick = { stop: () => removeEventListener('click', handleClick, true) };
  let isFirst = true;
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.closest('dialog')) return;
    if (isFirst) onFirst();
    isFirst = false;
    click.button?.removeAttribute('aria-busy');
    click.button = undefined;
    if (openEarlyBooking(button)) return;
    click.button = button;
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', handleClick, true);
  globalThis.__earlyClick = click;
}

/** How many frames to wait for the button on a page that is replaced instead of hydrated. */
const framesWaited = 240;

/** Replays the click after hydration. On a page that is replaced, finds the button by its name. */
export function answerClick({ isTakenOver }: { isTakenOver: boolean }): void {
  const click = globalThis.__earlyClick;
  globalThis.__earlyClick = undefined;
  click?.stop();
  const button = click?.button;
  if (!button) return;
  button.removeAttribute('aria-busy');
  if (isTakenOver) button.click();
  else pressSuccessor(button, framesWaited);
}

function pressSuccessor(button: HTMLElement, framesLeft: number): void {
  const isAlike = (other: HTMLElement) => other !== button && other.textContent === button.textContent;
  const successor = [...document.querySelectorAll('button')].find(isAlike);
  if (!button.isConnected && successor) successor.click();
  else if (framesLeft > 0) requestAnimationFrame(() => pressSuccessor(button, framesLeft - 1));
}
