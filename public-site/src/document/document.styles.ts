import { styled } from 'styled-components';
import { border, color, font, media, space } from 'shared-ui';

export const Header = styled.header`
  display: grid;
  gap: ${space.md};
  max-inline-size: 44rem;
`;

export const Lead = styled.p`
  font-size: ${font.size.xl};
  line-height: ${font.lineHeight.snug};
  color: ${color.heading};
`;

/** On narrow screens each row becomes a block, with the column name before each cell. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${font.size.sm};
  line-height: ${font.lineHeight.snug};
  overflow-wrap: anywhere;
  tr {
    border-block-end: ${border.hairline} solid ${color.border};
  }
  th {
    font-weight: ${font.weight.semibold};
    text-align: start;
    color: ${color.heading};
  }
  ${media.down('sm')} {
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      padding-block: ${space.sm};
    }
    td::before {
      content: attr(data-label) ': ';
      color: ${color.textMuted};
    }
  }
  ${media.up('sm')} {
    thead tr {
      border-block-end-color: ${color.hairline};
    }
    th,
    td {
      padding: ${space.sm} ${space.md} ${space.sm} 0;
      vertical-align: top;
    }
    tbody th {
      inline-size: 28%;
    }
  }
`;
