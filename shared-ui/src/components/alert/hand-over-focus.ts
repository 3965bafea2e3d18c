/**
 * A ref that keeps the focus in place when its element disappears with the button that had it, as an error does after
 * "Try again": the nearest element that remains gets the focus, unless the new content takes it.
 */
export const handOverFocus = (element: HTMLElement | null) => () => {
  if (!element?.matches(':focus-within')) return;
  const range = document.createRange();
  range.selectNode(element);
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    // Ranges leave what is removed.
    const remaining = range.startContainer as HTMLElement;
    // Makes it focusable.
    if (remaining.tabIndex < 0) remaining.tabIndex = -1;
    remaining.focus({ preventScroll: true });
  });
};
