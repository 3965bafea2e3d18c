import { media, space } from 'shared-ui';
import { styled } from 'styled-components';

/** A heading next to its list on wide windows. */
export const Columns = styled.div`
  display: grid;
  gap: ${space.xl};
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    column-gap: ${space['3xl']};
  }
`;
