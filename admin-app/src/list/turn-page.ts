/** Turns the page of a list, which then starts at the top. On the keyboard, the focus stays below the list, and so does the view. */
export function turnPage(turn: () => void): void {
  const isOnKeyboard = document.activeElement?.matches(':focus-visible');
  turn();
  if (!isOnKeyboard) window.scrollTo({ top: 0, behavior: 'instant' });
}
