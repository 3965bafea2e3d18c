import type { MouseEvent, MouseEventHandler } from 'react';

type Pressable = { isBusy: boolean; disabled: boolean; onClick?: MouseEventHandler<HTMLButtonElement> };

const refuse = (event: MouseEvent) => event.preventDefault();

/** Props of a busy button. It uses `aria-disabled` and ignores clicks, because `disabled` would drop the focus. */
export const busyProps = ({ isBusy, disabled, onClick }: Pressable) => ({
  disabled,
  'aria-busy': isBusy || undefined,
  'aria-disabled': isBusy || undefined,
  onClick: isBusy ? refuse : onClick,
});
