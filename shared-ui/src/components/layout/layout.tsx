import { styled } from 'styled-components';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { color, media, space, width, type Space } from '../../theme/references';

type BoxProps = ComponentPropsWithRef<'div'> & { as?: ElementType };

type ContainerWidth = 'narrow' | 'content' | 'wide';

type ContainerProps = BoxProps & {
  /** `narrow` for reading, `content` for pages, `wide` for galleries. */
  width?: ContainerWidth;
};

const ContainerRoot = styled.div<{ $width: ContainerWidth }>`
  inline-size: 100%;
  max-inline-size: calc(${({ $width }) => width[$width]} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

/** The centered page column with gutters. */
export function Container({ width: size = 'content', ...rest }: ContainerProps) {
  return <ContainerRoot $width={size} {...rest} />;
}

type SectionProps = BoxProps & {
  tone?: 'plain' | 'soft' | 'navy';
  /** Id of the section's heading: names the region. */
  labelledBy?: string;
};

const backgrounds = { plain: 'transparent', soft: color.surfaceSoft, navy: color.brand } as const;

const SectionRoot = styled.section<{ $tone: keyof typeof backgrounds }>`
  position: relative;
  padding-block: ${space.section};
  background: ${({ $tone }) => backgrounds[$tone]};
  color: ${color.text};
`;

/** A band of the page. Inside `navy`, components use the roles of the brand background. */
export function Section({ tone = 'plain', labelledBy, ...rest }: SectionProps) {
  return (
    <SectionRoot
      $tone={tone}
      data-tone={tone === 'navy' ? 'brand' : undefined}
      aria-labelledby={labelledBy}
      {...rest}
    />
  );
}

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
