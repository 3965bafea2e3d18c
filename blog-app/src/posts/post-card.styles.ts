import { border, color, font, media, motion, radius, space } from 'shared-ui';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

/** `lead` places the image next to the text on wide screens. */
export type CardLayout = 'plain' | 'lead';

const besideEachOther = css`
  ${media.up('lg')} {
    grid-template: auto / minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    column-gap: ${space['2xl']};
  }
`;

export const Frame = styled.article<{ $layout: CardLayout }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  row-gap: ${space.md};
  ${({ $layout }) => $layout === 'lead' && besideEachOther}
`;

export const Picture = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.lg};

  img {
    transition: scale ${motion.slow} ${motion.ease};
  }
  ${media.hover} {
    ${Frame}:hover & img {
      scale: 1.03;
    }
  }
  ${media.forcedColors} {
    border: ${border.hairline} solid CanvasText;
  }
`;

export const FeaturedBadge = styled.span`
  position: absolute;
  inset-block-start: ${space.sm};
  inset-inline-start: ${space.sm};
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  min-inline-size: 0;

  > :last-child {
    margin-block-start: auto;
    padding-block-start: ${space['2xs']};
  }
`;

export const Category = styled.p`
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  line-height: ${font.lineHeight.snug};
  letter-spacing: ${font.letterSpacing.wide};
  color: ${color.accentText};
`;

// The link covers the whole card, but its accessible name stays the title.
export const TitleLink = styled(Link)`
  color: inherit;
  text-decoration-line: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.2em;
  transition: text-decoration-color ${motion.fast} ${motion.ease};

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.lg};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: ${space['2xs']};
  }
  ${media.hover} {
    ${Frame}:hover & {
      text-decoration-color: ${color.hairline};
    }
  }
`;

export const Excerpt = styled.p<{ $isWhole: boolean }>`
  color: ${color.textMuted};
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.body};
  overflow-wrap: break-word;
  ${({ $isWhole }) =>
    !$isWhole &&
    css`
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 4;
    `}
`;
