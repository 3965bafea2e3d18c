type EarlyClick = { button?: HTMLElement; stop: () => void };

declare global {
  /** The last button somebody pressed on the rendered page before the application could answer. */
  var __earlyClick: EarlyClick | undefined;
}

/**
 * From now on remembers the button that is pressed, and shows that it was. Written into the page, so it works before any
 * file has arrived.
 *
 * @param onFirst told about the first press
 */
export function rememberClicks(onFirst: () => void): void {
  const click: EarlyClick = { stop: () => removeEventListener('click', handleClick, true) };
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (!click.button) onFirst();
    click.button?.removeAttribute('aria-busy');
    click.button = button;
    button.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', handleClick, true);
  globalThis.__earlyClick = click;
}

/** How long a button is waited for on a page that is not taken over but replaced. */
const framesWaited = 240;

/** The application is ready: does what was asked for. On a page it replaces, by the button of the same name. */
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
