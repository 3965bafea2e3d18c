import { media, space } from 'shared-ui';
import { styled } from 'styled-components';

export const Toolbar = styled.div`
  display: grid;
  gap: ${space.md};

  ${media.up('md')} {
    grid-template-columns: 1fr minmax(0, 24rem);
    align-items: end;
  }
`;

export const Search = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.xs};
`;
