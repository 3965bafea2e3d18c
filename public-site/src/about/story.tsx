import { useWords } from 'data-client';
import { listOf } from 'domain/settings/list-setting';
import { storyWords } from 'domain/settings/words/story.generated';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, border, color, font, media, space } from 'shared-ui';
import type { Coach } from '../coach/coach';
import { Portrait } from '../coach/portrait';
import { paragraphsOf } from './paragraphs';

const Layout = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space['2xl']};
  }
`;

const Aside = styled.div`
  max-inline-size: 14rem;
  ${media.up('md')} {
    position: sticky;
    inset-block-start: ${space.lg};
    align-self: start;
  }
`;

const Chapters = styled.div`
  display: grid;
  gap: ${space.xl};
  max-inline-size: 36rem;
`;

const Chapter = styled.section`
  display: grid;
  gap: ${space.sm};
  &:not(:first-child) {
    padding-block-start: ${space.xl};
    border-block-start: ${border.hairline} solid ${color.hairline};
  }
  p {
    font-size: ${font.size.lg};
  }
`;

/** The coach's portrait next to the chapters of their story. */
export function Story({ coach, children }: { coach: Pick<Coach, 'name' | 'portraitUrl'>; children?: ReactNode }) {
  const chapters = listOf<{ heading: string; text: string }>(useWords('story', storyWords).chapters);
  return (
    <Layout>
      <Aside>
        <Portrait name={coach.name} src={coach.portraitUrl} />
      </Aside>
      <Chapters>
        {chapters.map(({ heading, text = '' }, index) => (
          <Chapter key={index}>
            <Heading level={3}>{heading}</Heading>
            {paragraphsOf(text).map((paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ))}
          </Chapter>
        ))}
        {children}
      </Chapters>
    </Layout>
  );
}
