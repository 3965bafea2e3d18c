import { styled } from 'styled-components';
import { color, space, width } from '../../theme/references';
import type { BoxProps } from './layout';

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

const looks = {
  // Partly a margin, so that the spaces between two plain sections collapse.
  plain: `padding-block: ${space.xl}; margin-block: calc(${space.section} - ${space.xl});`,
  soft: `background: ${color.surfaceSoft};`,
  navy: `background: ${color.brand};`,
};

const SectionRoot = styled.section<{ $tone: keyof typeof looks }>`
  position: relative;
  padding-block: ${space.section};
  ${({ $tone }) => looks[$tone]}
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
