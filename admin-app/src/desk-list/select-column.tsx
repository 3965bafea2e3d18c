import { Checkbox, container, space, VisuallyHidden } from 'shared-ui';
import type { Column } from 'shared-ui/desk';
import { styled } from 'styled-components';
import type { Selection } from './use-selection';

/** On a card it stands beside the name, and beside nothing below it. */
const Place = styled.div`
  ${container.down('lg')} {
    float: inline-end;
    block-size: ${space.lg};
  }
`;

/** The first column of a list whose rows can be chosen. */
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
