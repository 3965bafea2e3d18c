import { Checkbox, VisuallyHidden } from 'shared-ui';
import type { Column } from 'shared-ui/desk';
import type { Selection } from './use-selection';

/** The first column of a list whose rows can be chosen. */
export const selectColumn = <Row extends { id: string }>(
  selection: Selection,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  id: 'select',
  header: 'Select',
  isHeaderHidden: true,
  cell: (row) => (
    <Checkbox
      label={<VisuallyHidden>{`Select ${nameOf(row)}`}</VisuallyHidden>}
      checked={selection.ids.has(row.id)}
      onChange={() => selection.toggle(row.id)}
    />
  ),
});
