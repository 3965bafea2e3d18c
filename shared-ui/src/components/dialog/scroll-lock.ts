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
  const width = root.clientWidth;
  const restoreOverflow = override(root, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' });
  const gap = `${Math.max(root.clientWidth - width, 0)}px`;
  if (gap === '0px') return restoreOverflow;
  const restoreGap = override(root, { [gapVariable]: gap });
  const restorePadding = override(body, { 'padding-inline-end': gap });
  return () => {
    restoreOverflow();
    restoreGap();
    restorePadding();
  };
}

/** Sets inline styles. Returns a function that restores the page's own, with their priorities. */
function override({ style }: HTMLElement, values: Record<string, string>): () => void {
  const before = Object.keys(values).map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
  return () => {
    for (const one of before) style.setProperty(...one);
  };
}
