import { border, color, font, media, radius, space } from 'shared-ui';
import { styled } from 'styled-components';
import { Form } from '../../form/form';

export const Week = styled.div`
  display: grid;
  gap: ${space.md};

  ${media.up('xl')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Day = styled.fieldset`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.sm};
  align-content: start;
  align-items: center;
  padding: ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.surface};

  > * {
    grid-column: 1 / -1;
  }
  /* Floated legends leave the border and take part in the grid. */
  legend {
    float: inline-start;
    grid-column: 1;
    padding: 0;
    font-family: ${font.heading};
    font-size: ${font.headingSize.sm};
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
  }
`;

export const DayHead = styled.div`
  display: flex;
  grid-column: 2;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space['2xs']};

  /* The words of the last button are in line with the times below. */
  > button:last-child {
    margin-inline-end: calc(-1 * ${space.sm});
  }
  ${media.down('sm')} {
    grid-column: 1 / -1;
    justify-content: flex-start;

    &:has(> button:first-child) {
      margin-inline-start: calc(-1 * ${space.sm});
    }
  }
`;

export const Times = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  li {
    display: inline-flex;
    align-items: center;
    padding-inline-start: ${space.sm};
    border: ${border.hairline} solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surfaceSoft};
    font-size: ${font.size.sm};
    font-variant-numeric: tabular-nums;
  }
`;

/** Fits the smallest phone with text of double size. */
const timeWidth = 'min(9rem, 71vw)';

export const AddTime = styled(Form)`
  flex-flow: row wrap;
  align-items: flex-start;
  gap: 0 ${space.xs};

  /* Aligned with the input, below the label. */
  button {
    margin-block-start: calc(${font.size.sm} * ${font.lineHeight.snug} + ${space['2xs']});
  }
  input {
    inline-size: ${timeWidth};
  }
`;

/** As wide as its label, so that its input is in line with the others. */
export const EndsBy = styled.div`
  inline-size: max-content;
  max-inline-size: 100%;

  input {
    inline-size: ${timeWidth};
  }
`;

export const FreeDays = styled.dl`
  display: grid;
  gap: ${space.sm};
  font-size: ${font.size.sm};

  dt {
    font-weight: ${font.weight.semibold};
    color: ${color.heading};
  }
  dd {
    font-variant-numeric: tabular-nums;
  }
  ${media.up('md')} {
    div {
      display: grid;
      grid-template-columns: 8rem minmax(0, 1fr);
    }
  }
`;
