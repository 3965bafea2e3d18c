import type { RestoreReadiness, UnfinishedRestore } from 'data-client/owner';
import { useEffect, useRef, type ReactNode } from 'react';
import { Alert, Button, Inline, Text } from 'shared-ui';
import { RunningProgress } from '../../dashboard/running-progress';
import { TitledCard } from '../../dashboard/titled-card';
import { FileDrop } from '../../form/file-drop';
import { counted } from '../../dashboard/counted';
import type { CheckedFile } from './chosen-file';
import { FileSummary } from './file-summary';
import { RestoreProgressView } from './restore-progress';
import type { Restore, RestoreState } from './use-restore';
import { useCoachTime } from '../../dashboard/coach-time';

export type RestoreViewProps = Omit<Restore, 'start'> & {
  readiness: RestoreReadiness;
  onStart: (file: CheckedFile, replacesSample: boolean) => void;
  onDrop: (unfinished: UnfinishedRestore) => void;
  isDropping?: boolean;
  dropProblem?: string;
};

/** Takes the focus when the pressed button is gone in the next state. */
export function RestoreFrame({ state, children }: { state: Restore['restore']['state']; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'idle' && document.activeElement === document.body) frame.current?.focus();
  }, [state]);
  return (
    <TitledCard title="Restore from a file" ref={frame} tabIndex={-1}>
      {children}
    </TitledCard>
  );
}

/** The steps of a restore: choose a file, read its summary, restore it. */
export function RestoreView(props: RestoreViewProps) {
  const { restore, readiness, check, cancel, goOn } = props;
  const { state } = restore;
  if (state === 'done') return <Restored rows={restore.rows} images={restore.images} />;
  if (state === 'running' || state === 'interrupted')
    return <RestoreProgressView restore={restore} onCancel={cancel} onGoOn={goOn} />;
  if (readiness.readiness === 'used') return <InUse {...props} />;
  if (readiness.unfinished?.is_running) return <Unfinished {...props} />;
  if (state === 'checking') {
    const words = `Checking ${restore.name}: ${Math.floor(restore.share * 100)}%`;
    return <RunningProgress label="Checking the file" max={1} value={restore.share} words={words} onStop={cancel} />;
  }
  if (state === 'checked') return <Checked {...props} checked={restore} />;
  return (
    <>
      <Text>
        This project is new, so you can fill it with everything from a saved file. The file is checked first, and
        nothing changes until you confirm.
      </Text>
      <Unfinished {...props} />
      {restore.problem && <Alert tone="danger">{`Nothing was restored. ${restore.problem}`}</Alert>}
      <FileDrop kind="saved file" accept=".zip,application/zip" onFile={check} />
    </>
  );
}

function Unfinished({ readiness: { unfinished }, onDrop, isDropping, dropProblem }: RestoreViewProps) {
  if (!unfinished) return null;
  return (
    <UnfinishedAlert
      unfinished={unfinished}
      isDropping={isDropping}
      problem={dropProblem}
      onDrop={() => onDrop(unfinished)}
    />
  );
}

function InUse(props: RestoreViewProps) {
  return (
    <>
      <Text>
        This project is in use, and a restore never merges or overwrites. Set up a new project and restore the file
        there: on this page, or on your computer with <code>npm run restore -- coach-site.zip</code>.
      </Text>
      <Unfinished {...props} />
    </>
  );
}

type CheckedProps = RestoreViewProps & { checked: Extract<RestoreState, { state: 'checked' }> };

function Checked({ checked: { file, problem, isCanceled }, readiness, onStart, reset }: CheckedProps) {
  const replacesSample = readiness.readiness === 'sample';
  return (
    <>
      {isCanceled && (
        <Alert tone="info" role="status">
          Canceled. Nothing was restored.
        </Alert>
      )}
      {problem && <Alert tone="danger">{`Nothing was restored. ${problem}`}</Alert>}
      <FileSummary file={file} />
      {replacesSample && (
        <Alert tone="info" role="note">
          The sample content of this project will be replaced.
        </Alert>
      )}
      <Inline gap="sm">
        <Button onClick={() => onStart(file, replacesSample)}>Restore this file</Button>
        <Button variant="secondary" onClick={reset}>
          Choose another file
        </Button>
      </Inline>
    </>
  );
}

function Restored({ rows, images }: { rows: number; images: number }) {
  return (
    <>
      <Alert tone="success" role="status">
        {`Restored ${counted(rows, 'row')} and ${counted(images, 'image')}. The dashboard and your site show them now.`}
      </Alert>
      <Text>
        Two things aren’t in a saved file, so set them up again: your mail server’s password in these settings under
        Email, and your other calendars under Calendars. Emails that were due when the file was saved are listed under
        Unsent Emails, and newsletters that were being sent are paused, so that nobody gets them twice.
      </Text>
    </>
  );
}

type UnfinishedAlertProps = {
  unfinished: UnfinishedRestore;
  isDropping?: boolean;
  problem?: string;
  onDrop: () => void;
};

/** A restore that runs elsewhere or was interrupted, which the owner can stop or clean up. */
function UnfinishedAlert({ unfinished, isDropping, problem, onDrop }: UnfinishedAlertProps) {
  const { moment } = useCoachTime();
  const startedAt = moment(new Date(unfinished.started_at));
  const { title, text, label } = unfinished.is_running
    ? {
        title: 'A restore is running in another tab or on another computer.',
        text: `It started ${startedAt}. This page shows its progress. If you closed that tab, stop the restore here to start over.`,
        label: 'Stop it',
      }
    : {
        title: 'A restore was interrupted. Your site hasn’t changed.',
        text: `It started ${startedAt}. Choose the file again to start over, or remove what was uploaded.`,
        label: 'Remove uploads',
      };
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <Button size="sm" variant="secondary" isBusy={isDropping} onClick={onDrop}>
          {label}
        </Button>
      }
    >
      {problem ? `${text} ${problem}` : text}
    </Alert>
  );
}
