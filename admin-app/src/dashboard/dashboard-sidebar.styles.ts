import { border, color, font, layer, media, motion, shadow, space } from 'shared-ui';
import { css, styled } from 'styled-components';

const closedDrawer = css`
  visibility: hidden;
  translate: -100%;
  /* Only while it closes: the open drawer takes the focus at once. */
  transition-property: translate, visibility;

  &:dir(rtl) {
    translate: 100%;
  }
`;

export const SidebarRoot = styled.aside<{ $isOpen: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space.md};
  padding: ${space.lg} ${space.sm} ${space.md};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.brand};
  color: ${color.text};

  ${media.down('xl')} {
    position: fixed;
    z-index: ${layer.header};
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: min(18rem, 86vw);
    box-shadow: ${shadow.lg};
    transition: translate ${motion.medium} ${motion.enter};
    ${({ $isOpen }) => !$isOpen && closedDrawer}
  }
  ${media.up('xl')} {
    position: sticky;
    inset-block-start: 0;
    block-size: 100vh;
  }
  ${media.print} {
    display: none;
  }
`;

export const Scrim = styled.div<{ $isOpen: boolean }>`
  position: fixed;
  z-index: ${layer.header};
  inset: 0;
  background: ${color.overlay};
  transition:
    opacity ${motion.medium} ${motion.ease},
    visibility ${motion.medium};
  ${({ $isOpen }) => !$isOpen && 'visibility: hidden; opacity: 0;'}

  ${media.up('xl')} {
    display: none;
  }
`;

export const Brand = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  padding: 0 ${space.xs} ${space.md};
  border-block-end: ${border.hairline} solid ${color.border};
`;

export const BrandWords = styled.p`
  flex: 1 5.5rem;
  min-inline-size: 0;
  font-size: ${font.size.xs};
  line-height: ${font.lineHeight.snug};
  color: ${color.textMuted};
`;

export const BrandName = styled.strong`
  display: block;
  font-family: ${font.heading};
  font-size: ${font.headingSize.sm};
  font-weight: ${font.weight.semibold};
  line-height: ${font.lineHeight.heading};
  color: ${color.heading};
  overflow-wrap: anywhere;
`;

export const CloseButtonPlace = styled.span`
  ${media.up('xl')} {
    display: none;
  }
`;

export const Places = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['3xs']};

  a[aria-current='page'] {
    box-shadow: inset ${border.bar} 0 0 ${color.hairline};
  }
`;

export const Foot = styled(Places)`
  margin-block-start: auto;
  padding-block-start: ${space.md};
  border-block-start: ${border.hairline} solid ${color.border};
`;

export const WaitingPlace = styled.span`
  margin-inline-start: auto;
`;
