/** Turns the page of a list and scrolls to its top, except on the keyboard, whose focus stays on the buttons below the list. */
export function turnPage(turn: () => void): void {
  const isOnKeyboard = document.activeElement?.matches(':focus-visible');
  turn();
  if (!isOnKeyboard) window.scrollTo({ top: 0, behavior: 'instant' });
}
