import type { ComponentPropsWithRef, ElementType } from 'react';
import { styled } from 'styled-components';
import { color, font } from '../../theme/references';
import type { HeadingSize } from './looks';

type TextSize = keyof typeof font.size;

const sizeOfLevel: Record<1 | 2 | 3 | 4, HeadingSize> = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' };

const HeadingRoot = styled.h2<{ $size: HeadingSize }>`
  font-family: ${font.heading};
  font-size: ${({ $size }) => font.headingSize[$size]};
  font-weight: ${font.weight.heading};
  line-height: ${({ $size }) => ($size === 'display' ? font.lineHeight.tight : font.lineHeight.heading)};
  letter-spacing: ${({ $size }) => ($size === 'display' || $size === 'xl' ? font.letterSpacing.tight : font.letterSpacing.normal)};
  color: ${color.heading};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

type HeadingProps = Omit<ComponentPropsWithRef<'h2'>, 'color'> & {
  /** The level in the document outline. Its appearance is `size`. */
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize;
  as?: ElementType;
};

export function Heading({ level, size = sizeOfLevel[level], as = `h${level}` as ElementType, ...rest }: HeadingProps) {
  return <HeadingRoot as={as} $size={size} {...rest} />;
}

const toneColors = {
  default: color.text,
  muted: color.textMuted,
  strong: color.heading,
  accent: color.accentText,
  danger: color.danger,
  success: color.success,
  inherit: 'inherit',
} as const;

type TextTone = keyof typeof toneColors;

const TextRoot = styled.p<{ $tone: TextTone; $size: TextSize }>`
  font-size: ${({ $size }) => font.size[$size]};
  line-height: ${font.lineHeight.body};
  color: ${({ $tone }) => toneColors[$tone]};
  overflow-wrap: break-word;
`;

type TextProps = Omit<ComponentPropsWithRef<'p'>, 'color'> & { tone?: TextTone; size?: TextSize; as?: ElementType };

export function Text({ tone = 'default', size = 'md', ...rest }: TextProps) {
  return <TextRoot $tone={tone} $size={size} {...rest} />;
}

/** Small muted text: what is less important, or explains what is above it. */
export function Muted(props: Omit<TextProps, 'size' | 'tone'>) {
  return <Text size="sm" tone="muted" {...props} />;
}
