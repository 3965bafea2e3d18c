import { useState, type ReactNode } from 'react';
import { Alert, Button, Inline, useConfirm, border, color, font, layer, media, radius, shadow, space } from 'shared-ui';
import { counted } from '../../dashboard/counted';
import { discardQuestion } from './guards';
import { useSaveShortcut } from './use-save-shortcut';
import { styled } from 'styled-components';

/** Sticky while there are unsaved changes; tall with a note or a stop above the bar. */
const BarPlace = styled.div<{ $isSticky: boolean; $isTall: boolean }>`
  position: ${({ $isSticky }) => ($isSticky ? 'sticky' : 'static')};
  z-index: ${layer.raised};
  inset-block-end: 0;
  display: grid;
  gap: ${space.xs};
  padding-block: ${space.sm};

  /* The browser scrolls a focused field above the bar, not under it. */
  :root:has(&) {
    scroll-padding-block-end: calc(${({ $isTall }) => ($isTall ? 5 : 2)} * ${space['3xl']});
  }
  ${media.print} {
    display: none;
  }
`;

const Bar = styled.div<{ $isLoud: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.md};
  padding: ${space.xs} ${space.xs} ${space.xs} ${space.md};
  border: ${border.hairline} solid ${({ $isLoud }) => ($isLoud ? color.accent : color.border)};
  border-radius: ${radius.lg};
  background: ${color.surface};
  ${({ $isLoud }) => $isLoud && `box-shadow: ${shadow.lg};`}
`;

const BarWords = styled.p`
  font-size: ${font.size.sm};
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
`;

type SaveBarViewProps = {
  /** `Save Settings` */
  label: string;
  unsavedCount: number;
  /** Progress while saving: `Saving 1 of 2`. */
  progress?: string;
  /** Why saving is blocked: `Fix the errors above to save`. */
  blockedBy?: string;
  /** Why the last save was incomplete. */
  stop?: ReactNode;
  /** A notification announces the stop already. */
  isStopAnnounced?: boolean;
  /** Shown above the bar. */
  note?: ReactNode;
  onSave: () => void;
  onDiscard: () => void;
};

/** Counts unsaved changes and saves or discards them. Ctrl S or ⌘ S saves; discarding asks first. */
export function SaveBarView(props: SaveBarViewProps) {
  const { label, unsavedCount, progress, blockedBy, stop, isStopAnnounced = false, note, onSave, onDiscard } = props;
  const confirm = useConfirm();
  const [isIdle, setIdle] = useState(false);
  const isDirty = unsavedCount > 0;
  const unsaved = counted(unsavedCount, 'unsaved change');
  const canSave = isDirty && !progress && !blockedBy;
  useSaveShortcut(() => canSave && onSave());
  const handleSave = () => {
    setIdle(!isDirty);
    if (canSave) onSave();
  };
  const handleDiscard = async () => {
    const isSure = await confirm({ ...discardQuestion, message: `This discards ${unsaved}.` });
    if (isSure) onDiscard();
  };
  const saved = isIdle ? 'No changes to save' : 'All changes saved';
  const words = isDirty ? unsaved : saved;
  return (
    <BarPlace $isSticky={isDirty || Boolean(stop)} $isTall={Boolean(stop || note)}>
      {note}
      {stop && (
        <Alert tone="danger" role={isStopAnnounced ? 'note' : 'alert'} title="Some changes aren’t saved.">
          {stop}
        </Alert>
      )}
      <Bar $isLoud={isDirty}>
        <BarWords role="status">{progress ?? blockedBy ?? words}</BarWords>
        {/* Leaving a field can show its error, which would move the button away from the click. */}
        <Inline gap="xs" justify="end" onMouseDown={(event) => event.preventDefault()}>
          {isDirty && (
            <Button variant="ghost" disabled={Boolean(progress)} onClick={() => void handleDiscard()}>
              Discard
            </Button>
          )}
          <Button
            variant={isDirty ? 'primary' : 'secondary'}
            isBusy={Boolean(progress)}
            busyLabel="Saving..."
            disabled={Boolean(blockedBy)}
            onClick={handleSave}
          >
            {label}
          </Button>
        </Inline>
      </Bar>
    </BarPlace>
  );
}
