import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';
import { border, color, radius, space, type Space } from '../../theme/references';

const CardRoot = styled.div<{ $padding: Space; $hasAccent: boolean }>`
  position: relative;
  padding: ${({ $padding }) => space[$padding]};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  ${({ $hasAccent }) => $hasAccent && `border-block-start: ${border.strong} solid ${color.hairline};`}
`;

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: ElementType;
  padding?: Space;
  /** Adds a gold line along the top. */
  hasAccent?: boolean;
};

/** A surface for one item. Looks the same on every background. */
export function Card({ padding = 'lg', hasAccent = false, ...rest }: CardProps) {
  return <CardRoot data-tone="base" $padding={padding} $hasAccent={hasAccent} {...rest} />;
}
