import { styled } from 'styled-components';
import { border, color, font, media, space } from 'shared-ui';

export { Header, Lead, Table } from '../document/document.styles';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xl']};
  margin-block-start: ${space['2xl']};
  ${media.up('lg')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space['3xl']};
    align-items: start;
  }
`;

export const Preview = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
  min-block-size: 55rem;
  align-content: start;
`;

export const Chapters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xl']};
  margin-block-start: ${space['3xl']};
`;

export const Chapter = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  padding-block-start: ${space.lg};
  border-block-start: ${border.hairline} solid ${color.border};
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: ${space['3xl']};
    > * {
      grid-column: 2;
    }
    > h2 {
      grid-area: 1 / 1;
    }
  }
`;

export const Cautions = styled.dl`
  display: grid;
  gap: ${space.md};
  dt {
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
  }
  dd {
    text-wrap: pretty;
  }
`;
