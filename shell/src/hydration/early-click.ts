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

/** The application is ready: does what was asked for. */
export function answerClick(): void {
  const click = globalThis.__earlyClick;
  globalThis.__earlyClick = undefined;
  click?.stop();
  click?.button?.removeAttribute('aria-busy');
  if (click?.button?.isConnected) click.button.click();
}
