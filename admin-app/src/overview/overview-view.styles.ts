import { border, color, font, media, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

/** Six cards in full rows: one per row where a word like "Subscribers" would not fit into two. */
export const Numbers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr));
  gap: ${space.md};
  ${media.up('md')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.up('xl')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${space.xl};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 18rem);
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space.sm};
  margin-block-start: ${space.sm};
`;

export const Events = styled.ol`
  margin-block-start: ${space.sm};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space['2xs']} ${space.md};
    padding: ${space.sm} ${space.md};
    font-size: ${font.size.sm};
    overflow-wrap: anywhere;
  }
  li + li {
    border-block-start: ${border.hairline} solid ${color.border};
  }
  time {
    color: ${color.textMuted};
  }
`;
