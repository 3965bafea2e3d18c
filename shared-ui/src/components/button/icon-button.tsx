import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { media, radius, target } from '../../theme/references';
import type { IconName } from '../icon/icons';
import { Button, type ButtonProps } from './button';

const IconButtonRoot = styled(Button)`
  flex: none;
  padding: 0;
  border-radius: ${radius.pill};
  inline-size: ${({ size = 'md' }) => ({ sm: target.compact, md: target.touch, lg: target.large })[size]};
  ${media.touch} {
    min-inline-size: ${target.touch};
  }
`;

export type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label' | 'iconEnd' | 'isFullWidth' | 'busyLabel'> & {
  /** Accessible name and tooltip. */
  label: string;
  icon: IconName | ReactElement;
};

/** A button that shows only an icon. */
export function IconButton({ label, variant = 'ghost', ...rest }: IconButtonProps) {
  return <IconButtonRoot aria-label={label} title={label} variant={variant} {...rest} />;
}
