/**
 * Focuses clicked buttons and links, as other browsers than Safari do. A dialog then returns the focus to the button that
 * opened it. A text field keeps the focus if it submits its form by Enter, or if a button prevents the default of its mousedown.
 */
export function focusClicked(): void {
  const handleClick = ({ target }: MouseEvent) => {
    const control = (target as Element).closest<HTMLElement>('a,button');
    // Safari focuses the nearest ancestor that can have the focus.
    if (document.activeElement?.contains(control)) control?.focus({ preventScroll: true, focusVisible: false });
  };
  addEventListener('click', handleClick, true);
}
