import { Button, VisuallyHidden, type ButtonProps } from 'shared-ui';

type BulkButtonProps<Row> = Pick<ButtonProps, 'variant'> & {
  /** `Confirm` */
  verb: string;
  /** The selected rows. */
  rows: readonly Row[];
  /** Whether the action applies to a row; by default to all. */
  fits?: (row: Row) => boolean;
  onAct: (rows: readonly Row[]) => void;
};

/** A bulk action. It counts and changes only the selected rows to which it applies. */
export function BulkButton<Row>({ verb, rows, fits = () => true, onAct, variant }: BulkButtonProps<Row>) {
  const fitting = rows.filter(fits);
  const isPart = fitting.length > 0 && fitting.length < rows.length;
  return (
    <Button size="sm" variant={variant} disabled={fitting.length === 0} onClick={() => onAct(fitting)}>
      <span>
        {isPart ? `${verb} ${fitting.length} of ${rows.length}` : verb}
        <VisuallyHidden> selected</VisuallyHidden>
      </span>
    </Button>
  );
}
