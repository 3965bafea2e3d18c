import { campaignLimits, type Campaign } from 'data-client/owner';
import type { ReactNode } from 'react';
import { Alert, Button, Card, Field, Heading, Inline, Input, Stack, Text, Textarea } from 'shared-ui';
import type { SavingState } from './use-campaign-draft';

type Words = Pick<Campaign, 'subject' | 'body'>;

export type CampaignFormViewProps = {
  words: Words;
  savingState: SavingState;
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
};

/** Writing a campaign: saved by itself, tested on the owner, then sent. */
export function CampaignFormView(props: CampaignFormViewProps) {
  const { words, savingState, refusals = {}, preview, onChange, onKeep } = props;
  return (
    <Card padding="md">
      <Stack gap="md">
        {savingState === 'conflict' && <Conflict onKeep={onKeep} />}
        <Field label="Subject" isRequired hint="What readers see in their inbox." error={refusals.subject}>
          <Input
            value={words.subject}
            maxLength={campaignLimits.subject}
            onChange={(event) => onChange({ ...words, subject: event.target.value })}
          />
        </Field>
        <Field
          label="Message"
          isRequired
          hint="Markdown: **bold**, # heading, - list, [link](https://…). Every mail gets an unsubscribe link."
          error={refusals.body}
        >
          <Textarea
            rows={16}
            value={words.body}
            maxLength={campaignLimits.body}
            onChange={(event) => onChange({ ...words, body: event.target.value })}
          />
        </Field>
        {preview && (
          <section aria-label="Preview">
            <Heading level={3} size="sm">
              Preview
            </Heading>
            {preview}
          </section>
        )}
        <Text size="sm" tone="muted" role="status">
          {savingWords(savingState)}
        </Text>
        <Actions {...props} />
      </Stack>
    </Card>
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
