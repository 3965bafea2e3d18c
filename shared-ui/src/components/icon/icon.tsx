import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { icons, type IconName } from './icons';

const Glyph = styled.svg<{ $size: string }>`
  flex: none;
  inline-size: ${({ $size }) => $size};
  block-size: ${({ $size }) => $size};
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-directional='true']:dir(rtl) {
    transform: scaleX(-1);
  }
`;

const directional = new Set<string>(['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right']);

export type IconProps = {
  name?: IconName;
  /** Any CSS length. Defaults to 1.25em. */
  size?: string;
  /** Accessible name, only if no text next to it has the same meaning. */
  label?: string;
  className?: string;
  /** Custom paths on the 24 px grid, instead of a name. */
  children?: ReactNode;
};

/** A line icon in the color of the text. Decorative unless `label` is set. */
export function Icon({ name, size = '1.25em', label, className, children }: IconProps) {
  const meaning = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Glyph
      viewBox="0 0 24 24"
      className={className}
      $size={size}
      data-directional={name !== undefined && directional.has(name)}
      focusable="false"
      {...meaning}
    >
      {name ? <path d={icons[name]} /> : children}
    </Glyph>
  );
}
