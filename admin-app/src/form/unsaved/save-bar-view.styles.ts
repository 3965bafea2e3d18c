import { border, color, font, layer, media, radius, shadow, space } from 'shared-ui';
import { styled } from 'styled-components';

/** Sticky while there are unsaved changes. */
export const BarPlace = styled.div<{ $isSticky: boolean }>`
  position: ${({ $isSticky }) => ($isSticky ? 'sticky' : 'static')};
  z-index: ${layer.raised};
  inset-block-end: 0;
  display: grid;
  gap: ${space.xs};
  padding-block: ${space.sm};

  ${media.print} {
    display: none;
  }
`;

export const Bar = styled.div<{ $isLoud: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.md};
  border: ${border.hairline} solid ${({ $isLoud }) => ($isLoud ? color.accent : color.border)};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${({ $isLoud }) => $isLoud && `box-shadow: ${shadow.lg};`}
`;

export const BarWords = styled.p`
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
`;
