import { css } from 'styled-components';
import { color, font } from '../../theme/references';

export type HeadingSize = keyof typeof font.headingSize;

/** The look of a heading, for other elements. */
export const headingLook = (size: HeadingSize) => css`
  font-family: ${font.heading};
  font-size: ${font.headingSize[size]};
  font-weight: ${font.weight.heading};
  line-height: ${font.lineHeight.heading};
  color: ${color.heading};
`;

/** The look of a small label in capitals. */
export const labelLook = css`
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.letterSpacing.caps};
  text-transform: uppercase;
  color: ${color.accentText};
`;
