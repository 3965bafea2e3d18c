import type { SaveProgress } from 'domain/backup/save';
import { Alert, Button, Text } from 'shared-ui';
import { TitledCard } from '../../dashboard/titled-card';
import { RunningProgress } from '../../dashboard/running-progress';
import { count, counted } from '../../dashboard/counted';
import { useSaveEverything } from './use-save-everything';

/** Saves all rows and images to one file. */
export function SaveEverythingCard() {
  const { save, start, cancel, goOn } = useSaveEverything();
  const isUnderWay = save.state === 'running' || save.state === 'interrupted';
  return (
    <TitledCard title="Save everything">
      <Text>
        One file with all bookings, messages, people, posts, settings and images, to keep or to move to another project.
        It contains your clients’ personal data, so keep it in a safe place. Passwords, your sign-in and the addresses
        of your other calendars aren’t included.
      </Text>
      {isUnderWay && <Progress progress={save.progress} onCancel={cancel} />}
      {save.state === 'interrupted' && (
        <Alert
          tone="warning"
          title={`Saving stopped at ${partWords(save.part)}. Nothing is lost.`}
          action={
            <Button size="sm" onClick={goOn}>
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
        <Button variant="secondary" onClick={() => void start()}>
          Save Everything
        </Button>
      )}
    </TitledCard>
  );
}

/** A table's name without the ending of its version, as in "blog posts". */
const partWords = (part: string) => part.replace(/_la2024$/, '').replaceAll('_', ' ');

function Progress({ progress, onCancel }: { progress?: SaveProgress; onCancel: () => void }) {
  const { part = 'overview', rows = 0, ofRows = 0, images = 0, ofImages = 0 } = progress ?? {};
  return (
    <RunningProgress
      label="Saving everything"
      max={ofRows + ofImages}
      value={rows + images}
      words={`${count(rows)} of ${counted(ofRows, 'row')}, ${count(images)} of ${counted(ofImages, 'image')} · ${partWords(part)}`}
      onStop={onCancel}
    />
  );
}
