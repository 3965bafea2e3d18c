import { useReadPersonRecords, type Person } from 'data-client/owner';
import { useState } from 'react';
import { Button, Heading, Inline, onDemand, Stack, Text, useNotify } from 'shared-ui';
import { useCoachTime } from '../../dashboard/coach-time';
import { saveFile } from '../../list/save-file';
import { personName } from '../person-words';

const EraseDialog = onDemand(async () => (await import('./erase-dialog')).EraseDialog);

type PersonalDataSectionProps = { person: Person; onErased: () => void };

/** Files with everything about a person, and their erasure. */
export function PersonalDataSection({ person, onErased }: PersonalDataSectionProps) {
  const [isErasing, setIsErasing] = useState(false);
  const read = useReadPersonRecords();
  const time = useCoachTime();
  const notify = useNotify();
  const name = personName(person);

  const handleExport = async (format: 'html' | 'json') => {
    try {
      const [records, { personPage }] = await Promise.all([read.mutateAsync(person.id), import('./person-file')]);
      if (!records) throw new Error('This person no longer exists.');
      if (format === 'html') saveFile('person.html', [personPage(name, records, time)], 'text/html');
      else saveFile('person.json', [JSON.stringify(records, null, 2)], 'application/json');
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      notify({ tone: 'error', message: `The file couldn’t be created. ${reason}`.trim() });
    }
  };

  return (
    <section aria-label="Personal data">
      <Stack gap="sm">
        <Heading level={3} size="sm">
          Personal data
        </Heading>
        <Text size="sm" tone="muted">
          For when this person asks what you store about them, or asks you to erase it.
        </Text>
        <Inline gap="xs">
          <Button size="sm" variant="secondary" disabled={read.isPending} onClick={() => void handleExport('html')}>
            Export as a page
          </Button>
          <Button size="sm" variant="secondary" disabled={read.isPending} onClick={() => void handleExport('json')}>
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
