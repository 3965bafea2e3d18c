import { border, color, font, layer, media, space, width } from 'shared-ui';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100vh;
  background: ${color.paper};

  ${media.up('xl')} {
    grid-template-columns: 15.5rem minmax(0, 1fr);
  }
`;

export const Work = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

// Enlarged text wraps the header: in a low window it would cover most of the page.
export const Head = styled.header`
  position: relative;
  ${media.tall} {
    position: sticky;

    /* The browser scrolls a focused control below the header, not under it. */
    :root:has(&) {
      scroll-padding-block-start: 7rem;
    }
  }
  z-index: ${layer.sticky};
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-block-size: 4.5rem;
  padding: ${space.xs} ${space.gutter};
  border-block-end: ${border.hairline} solid ${color.border};
  background: ${color.surface};

  ${media.down('sm')} {
    flex-wrap: wrap;
    gap: ${space['2xs']};
  }
  ${media.print} {
    display: none;
  }
`;

export const MenuButtonPlace = styled.span`
  margin-inline-start: calc(-1 * ${space.sm});
  ${media.up('xl')} {
    display: none;
  }
`;

export const HeadWords = styled.div`
  /* As wide as the word "Dashboard"; on a narrower window the controls wrap. */
  flex: 1 5.5rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  /* Three controls leave little room on a phone. */
  ${media.down('sm')} {
    h1 {
      font-size: ${font.size.md};
    }
    p {
      font-size: ${font.size.xs};
    }
  }
`;

export const LogoutPlace = styled.span`
  ${media.down('sm')} {
    svg {
      display: none;
    }
  }
`;

export const Main = styled.main`
  inline-size: 100%;
  max-inline-size: calc(${width.wide} + 2 * ${space.gutter});
  padding: ${space.lg} ${space.gutter} ${space['3xl']};
`;
