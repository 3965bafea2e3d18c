import { calendarNameMax, useRenameCalendar, type ConnectedCalendar } from 'data-client/owner';
import { useState } from 'react';
import { Alert, Button, Dialog, Field, Input } from 'shared-ui';
import { Form } from '../form/form';
import { useDialogGuard } from '../form/unsaved/use-unsaved-guard';
import { reasonOf } from '../list/row-marks';

const formId = 'rename-calendar';

/** Gives a connected calendar another name. */
export function RenameDialog({ calendar, onClose }: { calendar: ConnectedCalendar; onClose: () => void }) {
  const [name, setName] = useState(calendar.name);
  const { mutateAsync: rename, isPending, error } = useRenameCalendar();
  const mayClose = useDialogGuard(name !== calendar.name);
  const isMissing = name.trim() === '';

  const handleSubmit = async () => {
    if (isMissing) return;
    // The dialog shows why it failed.
    await rename({ id: calendar.id, name: name.trim() }).then(onClose, () => {});
  };
  return (
    <Dialog
      size="sm"
      title={`Rename ${calendar.name}`}
      onCloseRequest={() => !isPending && mayClose()}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} isBusy={isPending}>
          Rename
        </Button>
      }
    >
      <Form id={formId} onSubmit={handleSubmit}>
        {error && <Alert tone="danger">{reasonOf(error)}</Alert>}
        <Field label="Name" error={isMissing ? 'Please enter a name.' : undefined} isRequired>
          <Input maxLength={calendarNameMax} value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
      </Form>
    </Dialog>
  );
}
