import { Alert, Button } from 'shared-ui';
import { Bullets } from '../dashboard/bullets';

/** The label of the button that saves over the other version. */
export const overwriteLabel = 'Overwrite with mine';

type ChangedElsewhereProps = {
  /** `This service was` */
  subject: string;
  /** The fields of the version that was saved somewhere else. */
  fields: readonly { label: string; value: string }[];
  onTakeTheirs: () => void;
};

/** Shows what another window or device saved, before the owner overwrites it. */
export function ChangedElsewhere({ subject, fields, onTakeTheirs }: ChangedElsewhereProps) {
  return (
    <Alert
      tone="warning"
      title={`${subject} changed somewhere else`}
      action={
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          Use the saved version
        </Button>
      }
    >
      Nothing was overwritten. Saved version:
      <Bullets>
        {fields.map(({ label, value }) => (
          <li key={label}>
            {label}: “{value}”
          </li>
        ))}
      </Bullets>
    </Alert>
  );
}
