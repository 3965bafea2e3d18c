let locks = 0;
let undo = () => {};

/** Stops the page behind from scrolling; the place of its scroll bar is kept, so nothing moves. Returns the release. */
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

function lock(): () => void {
  const { documentElement: root, body } = document;
  const before = { overflow: root.style.overflow, padding: body.style.paddingInlineEnd, width: root.clientWidth };
  root.style.overflow = 'hidden';
  const gained = root.clientWidth - before.width;
  if (gained > 0) body.style.paddingInlineEnd = `calc(${before.padding || '0px'} + ${gained}px)`;
  return () => {
    root.style.overflow = before.overflow;
    body.style.paddingInlineEnd = before.padding;
  };
}
