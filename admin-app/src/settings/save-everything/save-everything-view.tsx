import type { SaveProgress } from 'domain/backup/save';
import { Alert, Button, Inline, Stack, Text } from 'shared-ui';
import { TitledCard } from '../../dashboard/titled-card';
import { ProgressBar } from '../../dashboard/progress-bar';
import { count, counted, partWords } from '../backup-words';
import type { SaveState } from './use-save-everything';

export type SaveEverythingViewProps = {
  save: SaveState;
  onSave: () => void;
  onCancel: () => void;
  onGoOn: () => void;
};

/** The content of the file, with the progress and result of saving it. */
export function SaveEverythingView({ save, onSave, onCancel, onGoOn }: SaveEverythingViewProps) {
  const isUnderWay = save.state === 'running' || save.state === 'interrupted';
  return (
    <TitledCard title="Save everything">
      <Text>
        One file with all bookings, messages, people, posts, settings and images, to keep or to move to another project.
        It contains your clients’ personal data, so keep it in a safe place. Passwords, your sign-in and the addresses
        of your other calendars aren’t included.
      </Text>
      {isUnderWay && <Progress progress={save.progress} onCancel={onCancel} />}
      {save.state === 'interrupted' && (
        <Alert
          tone="warning"
          title={`Saving stopped at ${partWords(save.part)}. Nothing is lost.`}
          action={
            <Button size="sm" onClick={onGoOn}>
              Continue
            </Button>
          }
        >
          {save.reason}
        </Alert>
      )}
      {save.state === 'failed' && <Alert tone="danger">{`Nothing was saved. ${save.reason}`}</Alert>}
      {save.state === 'done' && (
        <Alert tone="success" role="status">
          {`Saved ${counted(save.rows, 'row')} and ${counted(save.images, 'image')}.`}
          {save.lostImages > 0 && ` ${counted(save.lostImages, 'image')} couldn’t be read.`}
        </Alert>
      )}
      {!isUnderWay && (
        <div>
          <Button variant="secondary" onClick={onSave}>
            Save Everything
          </Button>
        </div>
      )}
    </TitledCard>
  );
}

function Progress({ progress, onCancel }: { progress?: SaveProgress; onCancel: () => void }) {
  const { part = 'overview', rows = 0, ofRows = 0, images = 0, ofImages = 0 } = progress ?? {};
  return (
    <Stack gap="xs">
      <ProgressBar aria-label="Saving everything" max={ofRows + ofImages || 1} value={rows + images} />
      <Inline justify="between" gap="sm">
        <Text size="sm" tone="muted">
          {`${count(rows)} of ${counted(ofRows, 'row')}, ${count(images)} of ${counted(ofImages, 'image')} · ${partWords(part)}`}
        </Text>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </Inline>
    </Stack>
  );
}
