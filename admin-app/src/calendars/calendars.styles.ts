import { border, color, font, space } from 'shared-ui';
import { styled } from 'styled-components';
import { Form } from '../form/form';

/** A form with fields as short as their usual input. */
export const ShortForm = styled(Form)`
  max-inline-size: 40rem;
`;

export const Recipes = styled.div`
  details {
    padding-block: ${space.sm};
  }
  details + details {
    border-block-start: ${border.hairline} solid ${color.border};
  }
  svg {
    margin-block-start: ${space.sm};
  }
  summary {
    cursor: pointer;
    font-weight: ${font.weight.semibold};
  }
  ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xs};
    overflow-wrap: anywhere;
    margin-block: ${space.sm};
    padding-inline-start: ${space.lg};
    font-size: ${font.size.sm};
  }
`;
