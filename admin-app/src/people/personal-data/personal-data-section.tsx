import { useReadPersonRecords, type Person } from 'data-client/owner';
import { useState } from 'react';
import { Button, Inline, Stack, Muted, useNotify } from 'shared-ui';
import { dialogOnDemand } from '../../form/dialog-on-demand';
import { useAttempt } from '../../dashboard/use-attempt';
import { useCoachTime } from '../../dashboard/coach-time';
import { saveFile } from '../../list/save-file';
import { personName } from '../person-words';
import { PartHeading } from '../../dashboard/panel-head';

const EraseDialog = dialogOnDemand(async () => (await import('./erase-dialog')).EraseDialog);

/** Files with everything about a person, and their erasure. */
export function PersonalDataSection({ person, onErased }: { person: Person; onErased: () => void }) {
  const [isErasing, setIsErasing] = useState(false);
  const read = useReadPersonRecords();
  const time = useCoachTime();
  const attempt = useAttempt();
  const notify = useNotify();
  const name = personName(person);

  const handleExport = (format: 'html' | 'json') =>
    void attempt('The file couldn’t be created.', async () => {
      const [records, { personPage }] = await Promise.all([read.mutateAsync(person.id), import('./person-file')]);
      if (!records) notify({ tone: 'error', message: 'The file couldn’t be created. This person no longer exists.' });
      else if (format === 'html') saveFile('person.html', [personPage(name, records, time)], 'text/html');
      else saveFile('person.json', [JSON.stringify(records, null, 2)], 'application/json');
    });

  return (
    <section aria-label="Personal data">
      <Stack gap="sm">
        <PartHeading>Personal data</PartHeading>
        <Muted>For when this person asks what you store about them, or asks you to erase it.</Muted>
        <Inline gap="xs">
          <Button size="sm" variant="secondary" disabled={read.isPending} onClick={() => handleExport('html')}>
            Export as a page
          </Button>
          <Button size="sm" variant="secondary" disabled={read.isPending} onClick={() => handleExport('json')}>
            Export as JSON
          </Button>
          <Button size="sm" variant="danger" onClick={() => setIsErasing(true)}>
            Erase person…
          </Button>
        </Inline>
      </Stack>
      {isErasing && (
        <EraseDialog
          erased={{ personId: person.id }}
          name={name}
          onClose={() => setIsErasing(false)}
          onErased={onErased}
        />
      )}
    </section>
  );
}
