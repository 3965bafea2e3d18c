import { color, font, media, space } from 'shared-ui';
import { styled } from 'styled-components';

/** A half hour that takes a click or a dragged booking. Phones have no grid. */
export const SlotPlace = styled.li`
  display: none;
  ${media.up('md')} {
    display: grid;
    grid-row: var(--from) / var(--to);
    grid-column: 1;
  }
  a {
    padding-inline: ${space.xs};
    color: transparent;
    font-size: ${font.size.xs};
    text-decoration: none;
  }
  a:hover,
  &[data-over] a {
    background: ${color.surfaceSoft};
    color: ${color.textMuted};
  }
`;
