import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import {
  border,
  Button,
  color,
  font,
  headingLook,
  layer,
  media,
  motion,
  radius,
  shadow,
  space,
  target,
} from 'shared-ui';

// Must match the scroll offset of anchors.
const barHeight = '5rem';

const solid = css`
  background: ${color.surface};
  box-shadow: ${shadow.sm};
`;

// Enlarged text wraps the bar: in a low window it would cover most of the page.
export const Shell = styled.header<{ $isSolid: boolean }>`
  position: relative;
  inset-block-start: 0;
  z-index: ${layer.header};
  ${media.tall} {
    position: sticky;
  }
  transition:
    background-color ${motion.medium} ${motion.ease},
    box-shadow ${motion.medium} ${motion.ease};
  ${({ $isSolid }) => $isSolid && solid}
  ${media.print} {
    position: static;
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.sm};
  min-block-size: ${barHeight};
  ${media.up('lg')} {
    column-gap: ${space.xl};
  }
`;

/**
 * Clamps long names to two lines, so that the bar keeps its height: in padding instead of a margin, a third line would show.
 * A narrower name would break within words, so the buttons wrap instead.
 */
export const Logo = styled(Link)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  flex: 1 1 0;
  min-inline-size: 3.5em;
  margin-block: ${space.xs};
  ${headingLook('md')}
  letter-spacing: ${font.letterSpacing.tight};
  text-decoration: none;
  overflow-wrap: anywhere;
`;

// The open menu is in the same box, so the margin keeps the height of the row above it.
export const MenuButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-block-size: ${target.touch};
  margin-block: calc((${barHeight} - ${target.touch}) / 2);
  padding-inline: ${space.sm};
  border: 0;
  border-radius: ${radius.md};
  background: none;
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
  cursor: pointer;
  ${media.up('lg')} {
    display: none;
  }
`;

export const Menu = styled.div<{ $isOpen: boolean }>`
  ${media.down('lg')} {
    display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
    flex: 1 0 100%;
    order: 1;
    max-block-size: calc(100dvh - ${barHeight});
    overflow-y: auto;
    padding-block: ${space.xs} ${space.lg};
  }
`;

/** Stays in the bar on every screen, with a short label on narrow ones. */
export const BookButton = styled(Button)`
  ${media.down('md')} {
    margin-block: ${space.xs};
    padding-inline: ${space.md};
  }
`;

export const WideLabel = styled.span`
  ${media.down('md')} {
    display: none;
  }
`;

export const Items = styled.ul.attrs({ role: 'list' })`
  display: grid;
  ${media.up('lg')} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.lg};
  }
`;

export const Item = styled.li`
  ${media.down('lg')} {
    border-block-start: ${border.hairline} solid ${color.border};
  }
`;

export const MenuLink = styled(Link)`
  display: flex;
  align-items: center;
  min-block-size: ${target.large};
  font-family: ${font.heading};
  font-size: ${font.headingSize.sm};
  color: ${color.heading};
  text-decoration: none;
  ${media.up('lg')} {
    min-block-size: ${target.touch};
    font-family: ${font.body};
    font-size: ${font.size.sm};
    font-weight: ${font.weight.medium};
    background: linear-gradient(${color.hairline}, ${color.hairline}) no-repeat 0 calc(50% + 0.95em) / 0
      ${border.strong};
    transition: background-size ${motion.medium} ${motion.ease};
    &:hover,
    &[aria-current] {
      background-size: 100% ${border.strong};
    }
  }
`;
