import { css, styled } from 'styled-components';
import { border } from '../../theme/references';

export const hiddenStyles = css`
  position: absolute;
  inline-size: ${border.hairline};
  block-size: ${border.hairline};
  margin: calc(-1 * ${border.hairline});
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${hiddenStyles}
`;
