import type { ReactNode } from 'react';
import { actionBar, border, color, FieldError, media, radius, space, layer } from 'shared-ui';
import { styled } from 'styled-components';

/** Reaches the edges of the panel it stands in; a dialog keeps it in sight on long steps. */
const Bar = styled.div`
  position: var(--actions-position, static);
  inset-block-end: var(--actions-inset, 0);
  z-index: ${layer.raised};
  display: grid;
  gap: ${space.sm};
  margin: 0 calc(-1 * ${space.lg}) calc(-1 * ${space.lg});
  padding: ${space.md} ${space.lg};
  border-block-start: ${border.hairline} solid ${color.border};
  border-radius: 0 0 ${radius.lg} ${radius.lg};
  background: ${color.surface};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${space.sm};

  ${media.down('sm')} {
    > :last-child {
      flex-grow: 1;
    }
  }
`;

export type StepActionsProps = {
  /** What is still to be chosen, in sight wherever on the step the visitor is. */
  missing?: string;
  /** Buttons, the one that leads on last. */
  children: ReactNode;
};

export function StepActions({ missing, children }: StepActionsProps) {
  return (
    <Bar {...actionBar}>
      {missing && (
        <div role="alert">
          <FieldError>{missing}</FieldError>
        </div>
      )}
      <Buttons>{children}</Buttons>
    </Bar>
  );
}
