import { color } from 'shared-ui';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  position: absolute;
  inset-block-end: 0;
  inset-inline-end: 0;
  /* On a phone, they stay below the words of a tall band. */
  block-size: min(100%, 40vw);
  max-inline-size: none;
  overflow: visible;
  pointer-events: none;
  fill: none;
  stroke: ${color.hairline};
  stroke-width: 1;
  opacity: 0.4;

  &:dir(rtl) {
    scale: -1 1;
  }
`;

const radii = [40, 78, 122, 172, 228, 290, 358];

/** Decorative gold rings that rise from the bottom edge of their container. */
export function Rings() {
  return (
    <Drawing viewBox="0 0 480 270" aria-hidden="true" focusable="false">
      {radii.map((radius) => (
        <circle key={radius} cx="330" cy="262" r={radius} vectorEffect="non-scaling-stroke" />
      ))}
      <circle cx="330" cy="262" r="7" fill={color.hairline} stroke="none" />
    </Drawing>
  );
}
