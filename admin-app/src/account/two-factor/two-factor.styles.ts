import { border, color, font, media, radius, space, Text } from 'shared-ui';
import { styled } from 'styled-components';

export const Steps = styled.ol`
  display: grid;
  gap: ${space.lg};
  padding-inline-start: ${space.lg};

  && {
    list-style: decimal;
  }

  li > * + * {
    margin-block-start: ${space.sm};
  }
`;

/** A phone cannot scan its own screen. */
export const OnThisPhone = styled(Text)`
  display: none;

  ${media.touch} {
    display: block;
  }
`;

/** Black on white in dark mode too, so that cameras can read it. */
export const KeyPlace = styled.div`
  display: grid;
  place-content: center;
  inline-size: min(14rem, 100%);
  margin-inline: auto;
  aspect-ratio: 1;
  border-radius: ${radius.md};
  background: Canvas;
  color: CanvasText;
  color-scheme: light;

  svg {
    inline-size: min(14rem, 100%);
    fill: currentColor;
  }
`;

export const Secret = styled.code`
  display: inline-block;
  padding: ${space.xs} ${space.sm};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.md};
  font-size: ${font.size.md};
  overflow-wrap: anywhere;
  -webkit-user-select: all;
`;
