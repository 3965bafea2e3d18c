import { useWords } from 'data-client';
import { blogWords } from 'domain/settings/words/blog.generated';
import { Container, Eyebrow, Heading, Section, Stack, Text, space } from 'shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Rings } from './rings';

const Band = styled(Section)`
  overflow: hidden;
  padding-block: clamp(${space['2xl']}, 6vw, ${space['4xl']}) ${space['2xl']};
`;

const Front = styled(Stack)`
  position: relative;
`;

const Introduction = styled(Text)`
  max-inline-size: 38rem;
`;

export type BlogOpeningProps = {
  titleId: string;
  /** Search and sort controls. */
  children: ReactNode;
};

/** The header band of the blog page. */
export function BlogOpening({ titleId, children }: BlogOpeningProps) {
  const words = useWords('blog', blogWords);
  return (
    <Band tone="navy" labelledBy={titleId}>
      <Rings />
      <Container>
        <Front gap="xl">
          <Stack gap="md">
            <Eyebrow>The blog</Eyebrow>
            <Heading level={1} size="display" id={titleId}>
              {words.heading}
            </Heading>
            {words.intro && <Introduction size="lg">{words.intro}</Introduction>}
          </Stack>
          {children}
        </Front>
      </Container>
    </Band>
  );
}
