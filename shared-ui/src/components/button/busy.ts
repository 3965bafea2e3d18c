import type { MouseEvent, MouseEventHandler } from 'react';

type Pressable = { isBusy: boolean; disabled: boolean; onClick?: MouseEventHandler<HTMLButtonElement> };

const refuse = (event: MouseEvent) => event.preventDefault();

/**
 * A busy button stays where the focus is: a disabled one would drop it, and whoever pressed it would be sent back to the
 * beginning of the page. It refuses the press instead, and with it the sending of a form.
 */
export const busyProps = ({ isBusy, disabled, onClick }: Pressable) => ({
  disabled,
  'aria-busy': isBusy || undefined,
  'aria-disabled': isBusy || undefined,
  onClick: isBusy ? refuse : onClick,
});
