import { css } from 'styled-components';
import { border, color, font, media, motion, radius, space, target } from '../../theme/references';

/** Style of inputs and selects. Text of 16 px prevents phones from zooming in. */
export const controlStyles = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${target.touch};
  padding: ${space.xs} ${space.sm};
  border: ${border.hairline} solid ${color.borderStrong};
  border-radius: ${radius.md};
  background: ${color.field};
  color: ${color.text};
  font-size: ${font.size.md};
  line-height: ${font.lineHeight.snug};
  text-overflow: ellipsis;
  transition: ${motion.fast} ${motion.ease};
  transition-property: border-color, box-shadow;

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${color.heading};
    }
  }
  &:focus-visible {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: ${border.hairline};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 ${border.hairline} ${color.danger};
  }
  &:disabled {
    background: ${color.disabled};
    border-color: transparent;
    color: ${color.textMuted};
    opacity: 1;
    cursor: not-allowed;
  }
  &:read-only:not(select):not(:disabled) {
    background: ${color.surfaceSoft};
  }
`;
