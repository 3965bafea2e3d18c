import { Checkbox, container, space, VisuallyHidden } from 'shared-ui';
import type { Column } from 'shared-ui/dashboard';
import { styled } from 'styled-components';
import type { Selection } from './use-selection';

/** On a card the checkbox is next to the name. */
const Place = styled.div`
  ${container.down('lg')} {
    float: inline-end;
    block-size: ${space.lg};
  }
`;

/** The checkbox column. */
export const selectColumn = <Row extends { id: string }>(
  selection: Selection,
  nameOf: (row: Row) => string,
): Column<Row> => ({
  id: 'select',
  header: 'Select',
  isHeaderHidden: true,
  cell: (row) => (
    <Place>
      <Checkbox
        label={<VisuallyHidden>{`Select ${nameOf(row)}`}</VisuallyHidden>}
        checked={selection.ids.has(row.id)}
        onChange={() => selection.toggle(row.id)}
      />
    </Place>
  ),
});
