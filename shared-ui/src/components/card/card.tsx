import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';
import { border, color, media, motion, radius, shadow, space, type Space } from '../../theme/references';

const CardRoot = styled.div<{ $padding: Space; $isInteractive: boolean; $hasAccent: boolean }>`
  position: relative;
  padding: ${({ $padding }) => space[$padding]};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};
  color: ${color.text};
  ${({ $hasAccent }) => $hasAccent && `border-block-start: ${border.strong} solid ${color.hairline};`}
  ${({ $isInteractive }) =>
    $isInteractive &&
    `
    transition: box-shadow ${motion.medium} ${motion.ease}, translate ${motion.medium} ${motion.ease}, border-color ${motion.medium} ${motion.ease};
    ${media.hover} { &:hover { box-shadow: ${shadow.lg}; border-color: ${color.hairline}; translate: 0 calc(-1 * ${border.bar}); } }
    &:focus-within { border-color: ${color.hairline}; }
  `}
`;

export type CardProps = ComponentPropsWithRef<'div'> & {
  as?: ElementType;
  padding?: Space;
  /** Adds a hover style. The card must contain one link or button that covers it. */
  isInteractive?: boolean;
  /** Adds a gold line along the top. */
  hasAccent?: boolean;
};

/** A surface for one item. Looks the same on every background. */
export function Card({ padding = 'lg', isInteractive = false, hasAccent = false, ...rest }: CardProps) {
  return (
    <CardRoot data-tone="base" $padding={padding} $isInteractive={isInteractive} $hasAccent={hasAccent} {...rest} />
  );
}
