import { Button, container, space, VisuallyHidden, type ButtonProps } from 'shared-ui';
import { styled } from 'styled-components';

/** The actions in the last cell of a row. */
export const RowActions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs};
  white-space: nowrap;

  ${container.down('lg')} {
    padding-block: ${space.xs} ${space['2xs']};
  }
  /* A busy button shows only its spinner and keeps its width. */
  button:not([aria-label]) {
    min-inline-size: 5.25rem;
  }
`;

export const RowAnswers = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: max-content;
  gap: ${space.xs};

  ${container.down('lg')} {
    flex: 1;
    grid-auto-columns: minmax(max-content, 1fr);
  }
`;

type RowAnswerProps = ButtonProps & { verb: string; whose: string };

/** A button that reads `Confirm`, and to screen readers `Confirm Maren Okafor’s booking`. */
export function RowAnswer({ verb, whose, ...button }: RowAnswerProps) {
  return (
    <Button size="sm" busyLabel={<VisuallyHidden>{`${verb} ${whose}`}</VisuallyHidden>} {...button}>
      <span>
        {verb}
        <VisuallyHidden> {whose}</VisuallyHidden>
      </span>
    </Button>
  );
}
