import { styled } from 'styled-components';
import { border, color, media, radius, space } from 'shared-ui';
import pattern from '../art/pattern.svg';

export const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  margin-block-end: ${space['2xl']};
`;

/** The newest quote spans the full width; the others share a row below it. */
export const Quotes = styled.ul`
  display: grid;
  gap: ${space['2xl']} ${space['2xl']};
  ${media.up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Quote = styled.li`
  min-inline-size: 0;
  &:first-child {
    grid-column: 1 / -1;
  }
  &:not(:first-child) {
    padding-block-start: ${space.lg};
    border-block-start: ${border.hairline} solid ${color.border};
  }
`;

export const Proof = styled.div`
  margin-block-start: ${space['4xl']};
`;

export const Closing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.lg} ${space['2xl']};
  margin-block-start: ${space['4xl']};
  padding: ${space['2xl']} min(${space.xl}, 14vw - 1.25rem);
  border-radius: ${radius.lg};
  background: ${color.brand} url('${pattern}') 0 0 / 10rem;
  > h3 {
    flex: 1 1 20rem;
    min-inline-size: 0;
  }
  ${media.down('sm')} {
    > button {
      flex: 1 1 100%;
    }
  }
  ${media.up('md')} {
    padding-inline: ${space['2xl']};
  }
`;
