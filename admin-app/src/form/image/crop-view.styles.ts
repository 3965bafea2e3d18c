import { border, color, font, media, radius, space, target } from 'shared-ui';
import { styled } from 'styled-components';

export const Stage = styled.div`
  display: grid;
  place-items: center;
  padding: ${space.md};
  border-radius: ${radius.md};
  background: ${color.surfaceSoft};
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  max-inline-size: min(100%, 26rem);
  max-block-size: 46vh;
  background: ${color.surface};
  outline: ${border.strong} solid ${color.accent};
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }
`;

export const Picture = styled.img`
  position: absolute;
  max-inline-size: none;
  block-size: auto;
  user-select: none;
  pointer-events: none;
`;

export const Sliders = styled.div`
  display: grid;
  gap: ${space.sm} ${space.md};

  ${media.up('md')} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export const SliderLabel = styled.label`
  display: grid;
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
`;

export const Slider = styled.input`
  inline-size: 100%;
  min-block-size: ${target.touch};
  accent-color: ${color.brand};

  &:disabled {
    opacity: 0.5;
  }
`;
