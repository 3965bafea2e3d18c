import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { SpinnerRing } from '../spinner/spinner-ring';
import { buttonStyles, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-styles';

type LookProps = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFullWidth?: boolean;
  /** An icon name or a custom `<Icon>` before the label. */
  icon?: IconName | ReactElement;
  /** An icon after the label. */
  iconEnd?: IconName | ReactElement;
};

const ButtonRoot = styled.button<ButtonLook>`
  ${buttonStyles}
`;

const glyph = (icon: LookProps['icon']) => (typeof icon === 'string' ? <Icon name={icon} /> : icon);

export type ButtonProps = LookProps &
  ComponentPropsWithRef<'button'> & {
    /** Shows a spinner and ignores clicks, but is not `disabled`, which would drop the focus. */
    isBusy?: boolean;
    /** Label while busy, for example `Sending...`. */
    busyLabel?: ReactNode;
  };

const refuse = (event: MouseEvent) => event.preventDefault();

/** A button for actions. For navigation use LinkButton. */
export function Button({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  icon,
  iconEnd,
  isBusy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonRoot
      type={type}
      $variant={variant}
      $size={size}
      $isFullWidth={isFullWidth}
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? refuse : onClick}
    >
      {isBusy ? <SpinnerRing aria-hidden="true" /> : glyph(icon)}
      {isBusy && busyLabel ? busyLabel : children}
      {!isBusy && glyph(iconEnd)}
    </ButtonRoot>
  );
}

/** The button of an error message that repeats what failed. */
export function RetryButton({ children = 'Try again', ...rest }: ButtonProps) {
  return (
    <Button size="sm" variant="secondary" icon="refresh" {...rest}>
      {children}
    </Button>
  );
}

type LinkButtonProps<T extends ElementType = 'a'> = LookProps & { as?: T } & Omit<
    ComponentPropsWithRef<T>,
    keyof LookProps | 'as'
  >;

/** A link that looks like a button. With the router: `<LinkButton as={Link} to="/blog">`. */
export function LinkButton<T extends ElementType = 'a'>({
  as,
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps<T>) {
  return (
    <ButtonRoot
      as={(as ?? 'a') as 'button'}
      $variant={variant}
      $size={size}
      $isFullWidth={isFullWidth}
      {...(rest as object)}
    >
      {glyph(icon)}
      {children as ReactNode}
      {glyph(iconEnd)}
    </ButtonRoot>
  );
}
