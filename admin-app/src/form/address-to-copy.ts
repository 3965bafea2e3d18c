import { border, color, font, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

/** An address to copy. */
export const Address = styled.code`
  display: block;
  padding: ${space.sm};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surfaceSoft};
  font-size: ${font.size.sm};
  overflow-wrap: anywhere;
  user-select: all;
`;
