import { campaignLimits, type Campaign } from 'data-client/owner';
import { useState, type ReactNode } from 'react';
import { Alert, border, Button, Card, color, Field, Inline, Input, space, Stack, Text } from 'shared-ui';
import { styled } from 'styled-components';
import { RestoredNote } from '../../post-editor/restored-note';
import { WritingField } from '../../post-editor/writing-field';
import type { SavingState } from './use-campaign-draft';

type Words = Pick<Campaign, 'subject' | 'body'>;

export type CampaignFormViewProps = {
  words: Words;
  savingState: SavingState;
  /** When the words were written, after a crash that came before they were saved. */
  restoredAt?: Date;
  hasSaved?: boolean;
  /** What the last attempt to send said about a field. */
  refusals?: Partial<Record<keyof Words, string>>;
  /** Undefined while it is being asked for. */
  readers?: number;
  isTesting?: boolean;
  isStarting?: boolean;
  /** How the text will look. */
  preview?: ReactNode;
  onChange: (words: Words) => void;
  onTest: () => void;
  onSend: () => void;
  onDelete: () => void;
  onKeep: (whose: 'mine' | 'theirs') => void;
  onKeepRestored: () => void;
  onDiscardRestored: () => void;
};

/** Writing a campaign: saved by itself, tested on the owner, then sent. */
export function CampaignFormView(props: CampaignFormViewProps) {
  const { words, savingState, refusals = {}, preview, onChange, onKeep } = props;
  return (
    <Card padding="md">
      <Stack gap="md">
        {savingState === 'conflict' && <Conflict onKeep={onKeep} />}
        {props.restoredAt && (
          <RestoredNote
            at={props.restoredAt}
            hasSaved={props.hasSaved ?? false}
            onKeep={props.onKeepRestored}
            onDiscard={props.onDiscardRestored}
          />
        )}
        <Field label="Subject" isRequired hint="What readers see in their inbox." error={refusals.subject}>
          <Input
            value={words.subject}
            maxLength={campaignLimits.subject}
            onChange={(event) => onChange({ ...words, subject: event.target.value })}
          />
        </Field>
        <WritingField
          label="Message"
          isRequired
          rows={16}
          hint="Every mail gets an unsubscribe link below."
          error={refusals.body}
          value={words.body}
          onChange={(body) => onChange({ ...words, body })}
        />
        {preview && <Preview>{preview}</Preview>}
        <Text size="sm" tone="muted" role="status">
          {savingWords(savingState)}
        </Text>
        <Actions {...props} />
      </Stack>
    </Card>
  );
}

const Paper = styled.div`
  margin-block-start: ${space.sm};
  padding: ${space.md};
  border: ${border.hairline} solid ${color.border};
`;

/** Drawn only while it is looked at. */
function Preview({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide preview' : 'Show preview'}
      </Button>
      {isOpen && <Paper>{children}</Paper>}
    </div>
  );
}

function Actions({ savingState, readers, isTesting, isStarting, onTest, onSend, onDelete }: CampaignFormViewProps) {
  const isBlocked = savingState === 'conflict' || isTesting || isStarting;
  return (
    <Inline gap="sm" justify="between">
      <Inline gap="sm">
        <Button isBusy={isStarting} busyLabel="Preparing..." disabled={isBlocked && !isStarting} onClick={onSend}>
          {readers === undefined ? 'Send...' : `Send to ${readers.toLocaleString('en-US')}...`}
        </Button>
        <Button
          variant="secondary"
          isBusy={isTesting}
          busyLabel="Sending test..."
          disabled={isBlocked && !isTesting}
          onClick={onTest}
        >
          Send a test to me
        </Button>
      </Inline>
      <Button variant="ghost" disabled={isTesting || isStarting} onClick={onDelete}>
        Delete draft
      </Button>
    </Inline>
  );
}

function Conflict({ onKeep }: Pick<CampaignFormViewProps, 'onKeep'>) {
  return (
    <Alert
      tone="warning"
      title="This campaign was changed somewhere else"
      action={
        <Inline gap="xs">
          <Button size="sm" onClick={() => onKeep('mine')}>
            Keep what is here
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onKeep('theirs')}>
            Take the other version
          </Button>
        </Inline>
      }
    >
      Nothing is saved until you choose: what stands here, or what was saved in another window.
    </Alert>
  );
}

function savingWords(state: SavingState): string {
  if (state === 'conflict') return 'Not saved';
  if (typeof state === 'object') return `Not saved. ${state.refused}`;
  return { untouched: 'Saved by itself as you type.', saved: 'Saved', unsaved: 'Not saved yet', saving: 'Saving...' }[
    state
  ];
}
