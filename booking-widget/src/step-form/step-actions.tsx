import type { ReactNode } from 'react';
import { actionBar, border, color, FieldError, media, radius, space, layer } from 'shared-ui';
import { styled } from 'styled-components';

/** Spans the panel; sticky in dialogs. */
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
  /** The missing choice, visible at every scroll position. */
  missing?: string;
  /** Buttons; the primary one is last. */
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
