import { Button, container, IconButton, space, VisuallyHidden, Icon, type ButtonProps } from 'shared-ui';
import { styled } from 'styled-components';
import { isChanging, type RowMark } from './row-marks';

/** The actions in the last cell of a row. */
export const RowActions = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space.xs};
  white-space: nowrap;

  ${container.down('lg')} {
    flex-wrap: wrap;
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
  ${container.down('xs')} {
    grid-auto-flow: row;
    grid-auto-columns: minmax(0, 1fr);
    white-space: normal;
  }
`;

type RowAnswerProps<To extends string> = ButtonProps & {
  verb: string;
  whose: string;
  mark?: RowMark<To>;
  /** The changes of the row that this button makes, if the row has marks. */
  to?: NoInfer<To> | readonly NoInfer<To>[];
};

/** A button that reads `Confirm`, and to screen readers `Confirm Maren Okafor’s booking`. */
export function RowAnswer<To extends string>({ verb, whose, mark, to, ...button }: RowAnswerProps<To>) {
  return (
    <Button
      size="sm"
      isBusy={isChanging(mark, to)}
      disabled={isChanging(mark)}
      busyLabel={<VisuallyHidden>{`${verb} ${whose}`}</VisuallyHidden>}
      {...button}
    >
      <span>
        {verb}
        <VisuallyHidden> {whose}</VisuallyHidden>
      </span>
    </Button>
  );
}

type DeleteRowProps = { whose: string; mark?: RowMark; onDelete: () => void };

export function DeleteRow({ whose, mark, onDelete }: DeleteRowProps) {
  return (
    <IconButton size="sm" label={`Delete ${whose}`} icon={deleteIcon} disabled={isChanging(mark)} onClick={onDelete} />
  );
}

export const deleteIcon = (
  <Icon>
    <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.5 11v5.5m3-5.5v5.5" />
  </Icon>
);
