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
  transition: ${motion.medium} ${motion.ease};
  transition-property: background-color, box-shadow;
  ${({ $isSolid }) => $isSolid && solid}
  ${media.print} {
    position: static;
    button,
    nav {
      display: none;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.xs};
  min-block-size: ${barHeight};
  ${media.up('lg')} {
    column-gap: ${space.xl};
  }
`;

/**
 * At least as wide as its longest word: the menu button shrinks first, then the buttons wrap to the next row. Three lines fit in
 * a phone's bar. The space around them is a margin, because padding would show part of a fourth line.
 */
export const Logo = styled(Link)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  flex: 1 1 min-content;
  margin-block: ${space['2xs']};
  ${headingLook('md')}
  font-size: min(${font.headingSize.md}, 0.35rem + 3.5vw);
  text-decoration: none;
  overflow-wrap: break-word;
`;

// If a long name leaves too little room, the label wraps to a second line that the button's fixed height hides, so only the icon
// shows. The open menu is in the same box, so the margin keeps the height of the row above it.
export const MenuButton = styled.button`
  display: inline-flex;
  flex: 999 1 ${target.touch};
  flex-wrap: wrap;
  overflow: hidden;
  max-inline-size: max-content;
  gap: ${space.xs};
  line-height: ${target.touch};
  block-size: ${target.touch};
  margin-block: calc((${barHeight} - ${target.touch}) / 2);
  padding-inline: ${space.sm};
  border: 0;
  border-radius: ${radius.md};
  background: none;
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
  cursor: pointer;
  > svg {
    block-size: 100%;
  }
  ${media.up('lg')} {
    display: none;
  }
`;

export const Menu = styled.nav<{ $isOpen: boolean }>`
  ${media.down('lg')} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
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
  ${media.down('lg')} {
    li {
      border-block-start: ${border.hairline} solid ${color.border};
    }
  }
  ${media.up('lg')} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.lg};
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
