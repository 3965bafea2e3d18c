import { useState, type ReactNode } from 'react';
import { Alert, Button, Inline, useConfirm } from 'shared-ui';
import { Bar, BarPlace, BarWords } from './save-bar-view.styles';
import { useSaveShortcut } from './use-save-shortcut';

export type SaveBarViewProps = {
  /** What the button reads: `Save Settings`. */
  label: string;
  /** How many changes are not saved yet. */
  unsavedCount: number;
  /** How far saving has come: `Saving 1 of 2`. */
  progress?: string;
  /** Stands in the way of saving: `Some of it needs another look`. */
  hindrance?: string;
  /** Why the last attempt did not go through whole. */
  stop?: ReactNode;
  onSave: () => void;
  onDiscard: () => void;
};

const counted = (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`);

/** How much is unsaved, and the way to save it, always in sight. Ctrl or ⌘ S presses it; discarding asks first. */
export function SaveBarView({ label, unsavedCount, progress, hindrance, stop, onSave, onDiscard }: SaveBarViewProps) {
  const confirm = useConfirm();
  const [isIdle, setIdle] = useState(false);
  const isDirty = unsavedCount > 0;
  const canSave = isDirty && !progress && !hindrance;
  useSaveShortcut(() => canSave && onSave());
  const handleSave = () => {
    setIdle(!isDirty);
    if (canSave) onSave();
  };
  const handleDiscard = async () => {
    const isSure = await confirm({
      title: 'Discard your changes?',
      message: `This takes back ${counted(unsavedCount)}.`,
      confirmLabel: 'Discard',
      cancelLabel: 'Keep editing',
      tone: 'danger',
    });
    if (isSure) onDiscard();
  };
  const saved = isIdle ? 'There is nothing to save' : 'Everything is saved';
  const words = isDirty ? counted(unsavedCount) : saved;
  return (
    <BarPlace $isSticky={isDirty || Boolean(stop)}>
      {stop && (
        <Alert tone="danger" role="note" title="Not everything is saved.">
          {stop}
        </Alert>
      )}
      <Bar $isLoud={isDirty}>
        <BarWords role="status">{progress ?? hindrance ?? words}</BarWords>
        <Inline gap="xs" justify="end">
          {isDirty && (
            <Button variant="ghost" disabled={Boolean(progress)} onClick={() => void handleDiscard()}>
              Discard
            </Button>
          )}
          <Button
            variant={isDirty ? 'primary' : 'secondary'}
            isBusy={Boolean(progress)}
            busyLabel="Saving..."
            disabled={Boolean(hindrance)}
            onClick={handleSave}
          >
            {label}
          </Button>
        </Inline>
      </Bar>
    </BarPlace>
  );
}
