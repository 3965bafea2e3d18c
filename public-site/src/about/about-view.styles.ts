import { styled } from 'styled-components';
import { border, color, font, media, space } from 'shared-ui';

export const Columns = styled.div`
  display: grid;
  gap: ${space['2xl']};
  align-items: center;
  ${media.up('md')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
  ${media.up('lg')} {
    column-gap: ${space['4xl']};
  }
`;

/** The first paragraph is set larger. */
export const Paragraph = styled.p`
  max-inline-size: 42rem;
  text-wrap: balance;
  color: ${color.text};
  h2 + & {
    font-size: ${font.size.xl};
    line-height: ${font.lineHeight.lead};
    color: ${color.heading};
  }
`;

export const Picture = styled.div`
  position: relative;
  padding: 0 ${space.md} ${space.md} 0;
  max-inline-size: 28rem;
  ${media.up('md')} {
    max-inline-size: none;
  }
  &::before {
    content: '';
    position: absolute;
    inset: ${space.md} 0 0 ${space.md};
    border: ${border.hairline} solid ${color.hairline};
  }
`;

export const Values = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${space.xl};
  margin-block-start: ${space['4xl']};
  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Value = styled.li`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  padding-block-start: ${space.lg};
  border-block-start: ${border.hairline} solid ${color.hairline};
`;
