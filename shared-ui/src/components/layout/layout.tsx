import { styled } from 'styled-components';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { media, space, type Space } from '../../theme/references';

export type BoxProps = ComponentPropsWithRef<'div'> & { as?: ElementType };

const alignments = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const;
const justifications = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' } as const;

type StackProps = BoxProps & { gap?: Space; align?: keyof typeof alignments };

const StackRoot = styled.div<{ $gap: Space; $align: keyof typeof alignments }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => alignments[$align]};
  gap: ${({ $gap }) => space[$gap]};
  min-inline-size: 0;
`;

/** Stacks its children vertically. */
export function Stack({ gap = 'md', align = 'stretch', ...rest }: StackProps) {
  return <StackRoot $gap={gap} $align={align} {...rest} />;
}

type InlineProps = BoxProps & {
  gap?: Space;
  align?: keyof typeof alignments;
  justify?: keyof typeof justifications;
};

const InlineRoot = styled.div<{
  $gap: Space;
  $align: keyof typeof alignments;
  $justify: keyof typeof justifications;
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => alignments[$align]};
  justify-content: ${({ $justify }) => justifications[$justify]};
  gap: ${({ $gap }) => space[$gap]};
  min-inline-size: 0;
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
