import { space } from 'shared-ui';
import { styled } from 'styled-components';
import { Facts } from '../list/record-facts.styles';

/** Questions are too long for two columns. */
export const AnswerList = styled(Facts)`
  margin-block-start: ${space.xs};
  grid-template-columns: minmax(0, 1fr);

  dd {
    white-space: pre-line;
  }
`;
