let locks = 0;
let undo = () => {};

/**
 * Stops the page behind from scrolling and keeps the place of its scroll bar, so that nothing moves. What is fixed to the
 * window leaves that place free by itself: `width.scrollLock`. Returns the release.
 */
export function lockScroll(): () => void {
  if (locks === 0) undo = lock();
  locks += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks === 0) undo();
  };
}

const gapVariable = '--scroll-lock-gap';

function lock(): () => void {
  const { documentElement: root, body } = document;
  const before = { overflow: root.style.overflow, padding: body.style.paddingInlineEnd, width: root.clientWidth };
  root.style.overflow = 'hidden';
  const gap = root.clientWidth - before.width;
  if (gap > 0) {
    body.style.paddingInlineEnd = `${gap}px`;
    root.style.setProperty(gapVariable, `${gap}px`);
  }
  return () => {
    root.style.overflow = before.overflow;
    body.style.paddingInlineEnd = before.padding;
    root.style.removeProperty(gapVariable);
  };
}
