import { border, Card, color, container, Inline, radius, space, target } from 'shared-ui';
import { styled } from 'styled-components';

export const Rows = styled(Card)`
  list-style: none;
  container-type: inline-size;
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.md};
  align-items: center;
  padding-block: ${space.sm};
  overflow-wrap: anywhere;

  & + & {
    border-block-start: ${border.hairline} solid ${color.border};
  }
  &[data-dragged] {
    opacity: 0.5;
  }
  /* The line at the position where a dragged row would drop. */
  &[data-mark]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    border-block-start: ${border.bar} solid ${color.accent};
  }
  &[data-mark='before']::after {
    inset-block-start: 0;
  }
  &[data-mark='after']::after {
    inset-block-end: 0;
  }
  ${container.down('lg')} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space['2xs']};
  }
`;

/** For the pointer; keyboards have buttons. */
export const Grip = styled.span`
  display: grid;
  place-items: center;
  align-self: stretch;
  inline-size: ${target.fine};
  min-block-size: ${target.touch};
  border-radius: ${radius.sm};
  color: ${color.textMuted};
  cursor: grab;
  touch-action: none;
  -webkit-user-select: none;

  &:active {
    cursor: grabbing;
  }
`;

/** Marks of any length, which stay inside the card. */
export const Marks = styled(Inline)`
  gap: ${space['2xs']};

  > span {
    white-space: normal;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space['2xs']} ${space.xs};

  /* Keeps the buttons of all rows in columns. */
  button:not([aria-label]) {
    min-inline-size: 4.75rem;
  }
  ${container.down('lg')} {
    grid-column: 2;
  }
`;
