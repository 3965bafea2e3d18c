import { styled } from 'styled-components';
import { border, color, font, media, motion, radius, shadow, space } from 'shared-ui';

export const Opening = styled.div`
  margin-block-end: ${space.xl};
  text-align: center;
`;

export const Screen = styled.div`
  position: relative;
  max-inline-size: 60rem;
  margin-inline: auto;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.brand};
  box-shadow: ${shadow.lg};

  iframe,
  video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
`;

export const Play = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  cursor: pointer;
  > * {
    grid-area: 1 / 1;
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${space.xs});
  }
`;

export const Label = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.xs};
  max-inline-size: calc(100% - 2 * ${space.md});
  padding: ${space.xs} ${space.md};
  border: ${border.hairline} solid ${color.border};
  border-radius: ${radius.button};
  background: ${color.surface};
  font-weight: ${font.weight.semibold};
  line-height: ${font.lineHeight.snug};
  text-align: start;
  color: ${color.heading};
  overflow-wrap: anywhere;
  ${media.up('md')} {
    padding: ${space.sm} ${space.lg};
  }
  transition: transform ${motion.fast} ${motion.ease};
  button:hover > & {
    transform: scale(1.03);
  }
`;

export const Triangle = styled.svg`
  flex: none;
  inline-size: 1.5em;
  block-size: 1.5em;
  fill: ${color.accentText};
`;

export const Note = styled.div`
  margin-block-start: ${space.md};
  text-align: center;
  overflow-wrap: anywhere;
`;
