/*
 * The first step of the booking form, prerendered into the home page. It opens for visitors who click Book before the
 * application is ready; the form then continues from their choice.
 */

const find = () => document.getElementById('early-booking') as HTMLDialogElement | null;

/** Returns the open first step; null if no visitor has opened it, or once the application has replaced it. */
export function earlyBooking(): HTMLDialogElement | null {
  const dialog = find();
  return dialog?.open ? dialog : null;
}

/**
 * Opens the first step for a button that announces a dialog.
 *
 * @returns false if the button announces none, or the page was rendered without the first step
 */
export function openEarlyBooking(button: HTMLElement): boolean {
  const dialog = button.getAttribute('aria-haspopup') === 'dialog' ? find() : null;
  if (!dialog) return false;
  dialog.onclick = (click) => {
    const pressed = (click.target as Element).closest('button');
    if (pressed?.type === 'submit') {
      // Sending the form would leave the page.
      click.preventDefault();
      pressed.setAttribute('aria-busy', 'true');
    } else if (pressed || click.target === dialog) dialog.close();
  };
  // Closing returns the focus to the button, which Safari does not focus on a click.
  button.focus();
  dialog.showModal();
  dialog.querySelector('h2')?.focus();
  return true;
}

/** Removes the first step. If it was open, the focus returns to the button that opened it. */
export function removeEarlyBooking(): void {
  const dialog = find();
  dialog?.close();
  dialog?.remove();
}
