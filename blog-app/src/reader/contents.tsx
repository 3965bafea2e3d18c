import { border, color, font, media, space } from 'shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ArticleHeading } from './parse-article';
import { barHeight } from './reader-bar';
import { useCurrentSection } from './use-current-section';

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
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.letterSpacing.caps};
  text-transform: uppercase;
  color: ${color.accentText};
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
  const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading?.scrollIntoView({ block: 'start', behavior: prefersReducedMotion ? 'instant' : 'smooth' });
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
