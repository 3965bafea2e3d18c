import { border, color, layer, media, space } from 'shared-ui';
import { styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
  padding-block: ${space.sm};
  border-block-end: ${border.hairline} solid ${color.border};
  background: ${color.paper};

  /* Below the dashboard header; a phone has no room for both. */
  ${media.up('md')} {
    position: sticky;
    inset-block-start: 4.5rem;
    z-index: ${layer.raised};
  }
`;
