import { border, color, media, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

/** Stays visible beside the long form. */
export const Column = styled.div`
  ${media.up('xl')} {
    position: sticky;
    inset-block-start: 5.5rem;
    max-block-size: calc(100dvh - 11rem);
    overflow-y: auto;
  }
`;

/** Scaled down, because it is narrower than the page: line breaks resemble the site's. */
export const Frame = styled.div<{ $isPage: boolean }>`
  overflow: hidden;
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};

  > * {
    zoom: 0.8;
  }
  ${media.up('xl')} {
    > * {
      zoom: ${({ $isPage }) => ($isPage ? 0.5 : 0.8)};
    }
  }
`;

export const Questions = styled.div`
  display: grid;
  gap: ${space.md};
  zoom: 0.8;
`;
