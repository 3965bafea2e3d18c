import { useEffect, useState } from 'react';
import { Alert, Button, Inline, useConfirm } from 'shared-ui';
import { Bar, BarPlace, BarWords } from './save-bar.styles';
import { namesOf, type SettingForm } from './use-setting-form';

export type SaveBarProps = {
  form: SettingForm;
  /** What the button reads: `Save Settings`. */
  label: string;
};

const counted = (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`);

/** How much is unsaved, and the way to save it, always in sight. Ctrl or ⌘ S presses it. */
export function SaveBar({ form, label }: SaveBarProps) {
  const { changes, progress, stop, save, discard } = form;
  const confirm = useConfirm();
  const [isIdle, setIdle] = useState(false);
  const count = changes.length;
  useSaveShortcut(() => void save(), count > 0 && !progress);
  const handleDiscard = async () => {
    const isSure = await confirm({
      title: 'Discard your changes?',
      message: `This takes back ${counted(count)}.`,
      confirmLabel: 'Discard',
      cancelLabel: 'Keep editing',
      tone: 'danger',
    });
    if (isSure) discard();
  };
  const handleSave = () => {
    setIdle(count === 0);
    if (count > 0) void save();
  };
  return (
    <BarPlace $isSticky={count > 0 || stop !== undefined}>
      {stop && (
        <Alert tone="danger" role="note" title="Not everything is saved.">
          {stop.written.length > 0 && `Saved: ${namesOf(stop.written)}. `}
          {`Still unsaved: ${namesOf(stop.waiting)}. ${stop.reason}`}
        </Alert>
      )}
      <Bar $isLoud={count > 0}>
        <BarWords role="status">
          {progress
            ? `Saving ${Math.min(progress.done + 1, progress.of)} of ${progress.of}`
            : count > 0
              ? counted(count)
              : isIdle
                ? 'There is nothing to save'
                : 'Everything is saved'}
        </BarWords>
        <Inline gap="xs" justify="end">
          {count > 0 && (
            <Button variant="ghost" disabled={Boolean(progress)} onClick={() => void handleDiscard()}>
              Discard
            </Button>
          )}
          <Button
            variant={count > 0 ? 'primary' : 'secondary'}
            isBusy={Boolean(progress)}
            busyLabel="Saving..."
            onClick={handleSave}
          >
            {label}
          </Button>
        </Inline>
      </Bar>
    </BarPlace>
  );
}

function useSaveShortcut(onSave: () => void, isActive: boolean) {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (isActive) onSave();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });
}
