import { styled } from 'styled-components';
import { border, color, font, media, space } from 'shared-ui';

export const Columns = styled.div`
  display: grid;
  gap: ${space['2xl']};
  align-items: start;
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    column-gap: ${space['4xl']};
  }
`;

export const Lead = styled.p`
  max-inline-size: 32rem;
  font-size: ${font.size.lg};
  color: ${color.textMuted};
`;

export const Details = styled.dl`
  border-block-end: ${border.hairline} solid ${color.border};
`;

export const Detail = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  padding-block: ${space.sm};
  border-block-start: ${border.hairline} solid ${color.border};
  dt {
    flex: 0 0 5.5rem;
    font-size: ${font.size.sm};
    color: ${color.textMuted};
  }
  dd {
    font-weight: ${font.weight.medium};
    overflow-wrap: anywhere;
    color: ${color.heading};
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space.sm};
  ${media.up('sm')} {
    display: flex;
    flex-wrap: wrap;
  }
`;
