let locks = 0;
let undo = () => {};

/**
 * Locks page scrolling and reserves the width of the scroll bar, so that nothing shifts. Fixed elements must inset
 * themselves by `width.scrollLock`. Returns a function that unlocks.
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
