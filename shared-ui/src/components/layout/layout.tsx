import { styled } from 'styled-components';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { media, space, type Space } from '../../theme/references';

export type BoxProps = ComponentPropsWithRef<'div'> & { as?: ElementType };

type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type StackProps = BoxProps & { gap?: Space; align?: Align };

const StackRoot = styled.div<{ $gap: Space; $align: Align }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => space[$gap]};
  min-inline-size: 0;
  ${({ $align }) => $align === 'stretch' && '> button { align-self: flex-start; }'}
`;

/** Stacks its children vertically, as wide as itself; a button is only as wide as its label. */
export function Stack({ gap = 'md', align = 'stretch', ...rest }: StackProps) {
  return <StackRoot $gap={gap} $align={align} {...rest} />;
}

type Justify = 'start' | 'center' | 'end' | 'between';
type InlineProps = StackProps & { justify?: Justify };

const InlineRoot = styled(StackRoot)<{ $justify: Justify }>`
  flex-flow: row wrap;
  justify-content: ${({ $justify }) => ($justify === 'between' ? 'space-between' : $justify)};
`;

/** Places its children in a row that wraps. */
export function Inline({ gap = 'sm', align = 'center', justify = 'start', ...rest }: InlineProps) {
  return <InlineRoot $gap={gap} $align={align} $justify={justify} {...rest} />;
}

type GridProps = BoxProps & {
  /** Minimum column width, any CSS length; as many columns as fit. */
  min?: string;
  gap?: Space;
  /** Number of columns from `md` up; one column below. */
  columns?: number;
};

const GridRoot = styled.div<{ $min: string; $gap: Space; $columns?: number }>`
  display: grid;
  gap: ${({ $gap }) => space[$gap]};
  grid-template-columns: ${({ $min, $columns }) => ($columns ? 'minmax(0, 1fr)' : `repeat(auto-fill, minmax(min(100%, ${$min}), 1fr))`)};
  ${media.up('md')} {
    ${({ $columns }) => $columns && `grid-template-columns: repeat(${$columns}, minmax(0, 1fr));`}
  }
`;

/** Equal columns. */
export function Grid({ min = '17rem', gap = 'lg', columns, ...rest }: GridProps) {
  return <GridRoot $min={min} $gap={gap} $columns={columns} {...rest} />;
}
