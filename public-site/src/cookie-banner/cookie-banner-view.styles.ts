import { css, keyframes, styled } from 'styled-components';
import { border, color, font, layer, media, motion, radius, shadow, space, width } from 'shared-ui';

const arrive = keyframes`from { opacity: 0; translate: 0 ${space.md}; }`;

/** A bar along the bottom edge; a card in the corner on wide screens. While hidden it keeps its box for the overlap check. */
export const Banner = styled.section<{ $isShown: boolean }>`
  position: fixed;
  z-index: ${layer.sticky};
  inset: auto 0 0;
  max-block-size: 50svh;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-block-start: ${border.hairline} solid ${color.hairline};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.lg};
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition:
    opacity ${motion.medium} ${motion.ease},
    visibility ${motion.medium};
  animation: ${arrive} ${motion.slow} ${motion.enter};
  ${media.tall} {
    max-block-size: 85svh;
  }
  ${media.up('lg')} {
    inset: auto ${space.lg} ${space.lg} auto;
    inline-size: 27rem;
    border: ${border.hairline} solid ${color.border};
    border-block-start: ${border.strong} solid ${color.hairline};
    border-radius: ${radius.lg};
  }
  ${media.print} {
    display: none;
  }
`;

export const Layout = styled.div`
  display: grid;
  gap: ${space.xs} ${space.xl};
  max-inline-size: calc(${width.content} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.sm} ${space.gutter};
  padding-inline-end: calc(${space.gutter} + ${width.scrollLock});
  padding-block-end: max(${space.sm}, env(safe-area-inset-bottom));
  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.md};
    padding: ${space.lg};
  }
`;

export const Words = styled.div`
  font-size: ${font.size.xs};
  line-height: ${font.lineHeight.snug};
  h2 {
    display: inline;
    margin-inline-end: 0.4em;
    font-size: inherit;
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
  }
  p {
    display: inline;
  }
  a {
    white-space: nowrap;
  }
  ${media.up('md')} {
    max-inline-size: 46rem;
    font-size: ${font.size.sm};
  }
`;

export const Categories = styled.fieldset`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space.xs};
  padding-block: ${space.xs} ${space.sm};
  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.lg};
    padding-block: ${space.sm};
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xs};
    padding-block: 0 ${space.xs};
  }
`;

const inOneRow = css`
  grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
`;

/** Gives the long label its own row, so that the two short ones keep their width. */
const inTwoRows = css`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  > :last-child {
    grid-column: 1 / -1;
  }
`;

const layout = ({ $isChoosing }: { $isChoosing: boolean }) => ($isChoosing ? inTwoRows : inOneRow);

/** Accepting and rejecting look the same and take the same effort. */
export const Actions = styled.div<{ $isChoosing: boolean }>`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  ${layout}
  gap: ${space.xs};
  background: ${color.surface};
  button {
    padding-inline: ${space.xs};
    font-size: ${font.size.sm};
  }
  ${media.up('md')} {
    grid-template-columns: repeat(2, minmax(8.5rem, 1fr)) auto;
    justify-self: start;
    > :last-child {
      grid-column: auto;
    }
  }
  ${media.up('lg')} {
    ${layout}
    justify-self: stretch;
  }
`;
