import { border, color, media, radius, space } from 'shared-ui';
import { styled } from 'styled-components';

/** Reaches the edges of the panel it stands in; a dialog keeps it in sight on long steps. */
export const StepActions = styled.div`
  position: var(--actions-position, static);
  inset-block-end: var(--actions-inset, 0);
  z-index: 1;
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space.sm};
  margin: 0 calc(-1 * ${space.lg}) calc(-1 * ${space.lg});
  padding: ${space.md} ${space.lg};
  border-block-start: ${border.hairline} solid ${color.border};
  border-radius: 0 0 ${radius.lg} ${radius.lg};
  background: ${color.surface};

  ${media.down('sm')} {
    > :last-child {
      flex-grow: 1;
    }
  }
`;
