import { Checkbox, Options, Select } from 'shared-ui';
import { RoomyWords, SortPlace, Tools } from './record-list.styles';
import type { ListState } from './use-record-list';

type WithId = { id: string };

type ListToolsProps<Row extends WithId> = {
  list: Pick<ListState<Row>, 'selection' | 'address' | 'onSortChange'>;
  rows: readonly Row[];
  /** Whether the list has bulk actions. */
  isChoosing: boolean;
  sorts: readonly { id: string; label: string }[];
};

/** Select all and sort, above the rows. */
export function ListTools<Row extends WithId>({ list, rows, isChoosing, sorts }: ListToolsProps<Row>) {
  const { selection, address, onSortChange } = list;
  if (!isChoosing && sorts.length < 2) return null;
  const isAll = rows.length > 0 && selection.ids.size === rows.length;
  const handleAll = () => selection.choose(isAll ? [] : rows.map(({ id }) => id));
  return (
    <Tools>
      {isChoosing ? (
        <Checkbox
          label={
            <>
              Select all<RoomyWords> on this page</RoomyWords>
            </>
          }
          checked={isAll}
          ref={(box) => {
            if (box) box.indeterminate = !isAll && selection.ids.size > 0;
          }}
          onChange={handleAll}
        />
      ) : (
        <span />
      )}
      {sorts.length > 1 && (
        <SortPlace>
          <RoomyWords>Sort</RoomyWords>
          <Select value={address.sort ?? sorts[0]?.id} onChange={(event) => onSortChange(event.target.value)}>
            <Options of={sorts} />
          </Select>
        </SortPlace>
      )}
    </Tools>
  );
}
