import { border, color, space } from 'shared-ui';
import { styled } from 'styled-components';

/** A list with lines between its items, and each item's buttons at its end. */
export const RowList = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs} ${space.md};
    padding-block: ${space.sm};
    overflow-wrap: anywhere;
  }
  > li + li {
    border-block-start: ${border.hairline} solid ${color.border};
  }
  > li > :first-child {
    flex: 1 1 16rem;
  }
`;
