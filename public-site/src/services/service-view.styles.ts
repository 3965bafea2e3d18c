import { styled } from 'styled-components';
import { border, color, font, headingLook, media, radius, space } from 'shared-ui';

export const Opening = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.md};
  max-inline-size: 50rem;
  overflow-wrap: anywhere;
`;

export const Subtitle = styled.p`
  ${headingLook('md')}
  color: ${color.textMuted};
  text-wrap: balance;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space['2xl']};
  margin-block-start: ${space['2xl']};
  overflow-wrap: anywhere;
  ${media.up('lg')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    column-gap: ${space['4xl']};
    align-items: start;
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space.xl};
  max-inline-size: 44rem;
  /* The footer would move when the text arrives, and on phones the summary, too. */
  &:has([role='status']) {
    min-block-size: 80svh;
    ${media.down('lg')} {
      + aside {
        display: none;
      }
    }
  }
`;

export const Description = styled.p`
  font-size: ${font.size.xl};
  white-space: pre-line;
`;

export const Summary = styled.aside`
  display: grid;
  gap: ${space.md};
  padding: ${space.lg};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surfaceSoft};
  ${media.up('lg')} {
    position: sticky;
    inset-block-start: 7rem;
  }
`;

export const Facts = styled.dl`
  display: grid;
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.md};
    padding-block: ${space.xs};
    border-block-end: ${border.hairline} solid ${color.border};
  }
  dt {
    color: ${color.textMuted};
  }
  dd {
    margin-inline-start: auto;
    font-weight: ${font.weight.medium};
    text-align: end;
    color: ${color.heading};
  }
`;
