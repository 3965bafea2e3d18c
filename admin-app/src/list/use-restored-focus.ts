import { useEffect, useRef, type RefObject } from 'react';

const focusable = 'a[href], button:not(:disabled), select:not(:disabled)';

/**
 * Restores the focus when the focused button is disabled or removed with its row: to the button once it is enabled, else
 * to the row in its place, else to the element itself.
 */
export function useRestoredFocus(within: RefObject<HTMLElement | null>): void {
  const last = useRef<{ element: HTMLElement; row: number } | null>(null);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !scopeOf(within.current)?.contains(target)) return;
      last.current = { element: target, row: target.closest('tr')?.rowIndex ?? 0 };
    };
    // A click elsewhere moves the focus on purpose.
    const forget = () => {
      last.current = null;
    };
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, [within]);

  useEffect(() => {
    if (!last.current || document.activeElement !== document.body || isBehindDialog(within.current)) return;
    const { element, row } = last.current;
    if (element.isConnected) element.focus({ preventScroll: true });
    else (placeInRow(within.current, row) ?? within.current)?.focus({ preventScroll: true });
  });
}

/** Inside a dialog the footer counts too, because its buttons come and go. */
const scopeOf = (element: HTMLElement | null) => element?.closest('dialog') ?? element;

function isBehindDialog(element: HTMLElement | null): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element));
}

function placeInRow(list: HTMLElement | null, row: number): HTMLElement | null {
  const rows = list?.querySelector('table')?.rows;
  if (!rows || rows.length < 2) return null;
  return rows[Math.min(row, rows.length - 1)]?.querySelector<HTMLElement>(focusable) ?? null;
}
