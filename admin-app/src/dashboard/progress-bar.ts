import { border, color, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

/** A native progress element, styled the same in every browser. */
export const ProgressBar = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: ${space.xs};
  border: ${border.hairline} solid ${color.borderStrong};
  border-radius: ${radius.sm};
  overflow: hidden;
  background: ${color.surfaceSoft};

  &::-webkit-progress-bar {
    background: ${color.surfaceSoft};
  }
  &::-webkit-progress-value {
    background: ${color.mark};
  }
  &::-moz-progress-bar {
    background: ${color.mark};
  }
`;
