import { styled } from 'styled-components';
import { border, color, font, space } from '../../theme/references';
import { labelLook } from './looks';

/** The small label above a heading, with a gold line, which shrinks before a long word with enlarged text would overflow. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  ${labelLook}
  line-height: ${font.lineHeight.snug};
  overflow-wrap: anywhere;

  &::before {
    content: '';
    inline-size: ${space.xl};
    border-block-start: ${border.hairline} solid ${color.mark};
  }
`;

/** The accent font, for a signature or a few words. Never for sentences. */
export const Accent = styled.span`
  font-family: ${font.accent};
  font-size: 1.12em;
  font-weight: ${font.weight.semibold};
  letter-spacing: ${font.letterSpacing.normal};
  line-height: ${font.lineHeight.heading};
`;
