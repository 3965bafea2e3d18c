import { border, color, font, labelLook, media, scrollBehavior, space } from 'shared-ui';
import { useId, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ArticleHeading } from './parse-article';
import { barHeight } from './reader-bar';

const Container = styled.nav`
  padding: ${space.md} ${space.lg};
  border-inline-start: ${border.strong} solid ${color.hairline};
  background: ${color.paper};

  ${media.up('lg')} {
    position: sticky;
    inset-block-start: calc(${barHeight} + ${space.lg} - var(--dialog-margin));
    padding: 0 0 0 ${space.md};
    border-inline-start: ${border.hairline} solid ${color.border};
    background: none;
  }
  ${media.print} {
    display: none;
  }
`;

const Name = styled.p`
  margin-block-end: ${space.xs};
  ${labelLook}
`;

const List = styled.ol`
  list-style: none;
`;

const Entry = styled.button<{ $isMinor: boolean }>`
  display: block;
  inline-size: 100%;
  padding-block: ${space['2xs']};
  padding-inline: ${({ $isMinor }) => ($isMinor ? space.md : '0')} 0;
  border: 0;
  background: none;
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.snug};
  text-align: start;
  color: ${color.textMuted};
  overflow-wrap: break-word;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${color.heading};
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
  &[aria-current] {
    color: ${color.heading};
    font-weight: ${font.weight.semibold};
  }
  ${media.touch} {
    padding-block: ${space.xs};
  }
`;

/** Scrolls to a heading and moves the focus there. */
function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  heading?.focus({ preventScroll: true });
}

export type ContentsProps = { headings: readonly ArticleHeading[] };

/** Table of contents. Uses buttons because the URL's hash is taken by the router. */
export function Contents({ headings }: ContentsProps) {
  const nameId = useId();
  const current = useCurrentSection(headings);
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <Container aria-labelledby={nameId}>
      <Name id={nameId}>In this article</Name>
      <List role="list">
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <Entry
              type="button"
              $isMinor={level > top}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => goTo(id)}
            >
              {text}
            </Entry>
          </li>
        ))}
      </List>
    </Container>
  );
}

/** The upper third of the viewport and everything above it: a heading in this area has been reached. */
const reachedArea = '1000000px 0px -66% 0px';

/** Returns the id of the last heading reached. */
function useCurrentSection(headings: readonly ArticleHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target.id);
        setCurrent(headings.findLast(({ id }) => reached.has(id))?.id);
      },
      { root: elements[0]?.closest('dialog'), rootMargin: reachedArea },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
