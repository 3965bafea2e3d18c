import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';
import { media, radius, target } from '../../theme/references';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { SpinnerRing } from '../spinner/spinner-ring';
import { busyProps } from './busy';
import { buttonStyles, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-styles';

const IconButtonRoot = styled.button<ButtonLook>`
  ${buttonStyles}
  flex: none;
  padding: 0;
  border-radius: ${radius.pill};
  inline-size: ${({ $size }) => ({ sm: target.compact, md: target.touch, lg: target.large })[$size]};
  ${media.touch} {
    min-inline-size: ${target.touch};
  }
`;

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: IconName | ReactElement;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isBusy?: boolean;
};

/** A button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  isBusy = false,
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  const glyph = typeof icon === 'string' ? <Icon name={icon} /> : icon;
  return (
    <IconButtonRoot
      type={type}
      aria-label={label}
      title={label}
      $variant={variant}
      $size={size}
      $isFullWidth={false}
      {...rest}
      {...busyProps({ isBusy, disabled, onClick })}
    >
      {isBusy ? <SpinnerRing aria-hidden="true" /> : glyph}
    </IconButtonRoot>
  );
}
