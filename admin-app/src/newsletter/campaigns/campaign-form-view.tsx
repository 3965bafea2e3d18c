import { campaignLimits } from 'data-client/owner';
import { useState, type ReactNode } from 'react';
import { Alert, border, Button, Card, color, Field, Inline, Input, space, Stack, Muted } from 'shared-ui';
import { styled } from 'styled-components';
import { RestoredNote } from '../../form/writing/restored-note';
import { WritingField } from '../../form/writing/writing-field';
import { count } from '../../dashboard/counted';
import { RouterLinkButton } from '../../dashboard/router-link-button';
import { QueryFailure } from '../../list/query-failure';
import type { Ending, SavingState } from './use-campaign-draft';
import type { CampaignFormState } from './use-campaign-form';

type CampaignFormViewProps = {
  form: CampaignFormState;
  /** Newsletters without a postal address break laws such as CAN-SPAM in the US. */
  lacksAddress?: boolean;
  /** Renders the text as readers will see it. */
  preview?: ReactNode;
};

/** The campaign editor: autosave, test email, preview and send. */
export function CampaignFormView({ form, lacksAddress = false, preview }: CampaignFormViewProps) {
  const { draft, words, refusals, change } = form;
  return (
    <Card padding="md">
      <Stack gap="md">
        {draft.savingState === 'conflict' && <Conflict onKeep={form.keep} />}
        {(draft.savingState === 'gone' || draft.savingState === 'started') && (
          <Ended how={draft.savingState} onRestart={draft.restart} onGiveUp={form.giveUp} />
        )}
        {draft.restoredAt && (
          <RestoredNote
            at={draft.restoredAt}
            hasSaved={Boolean(draft.campaign)}
            onKeep={draft.keepRestored}
            onDiscard={draft.discardRestored}
          />
        )}
        <Field label="Subject" isRequired hint="What readers see in their inbox." error={refusals?.subject}>
          <Input
            value={words.subject}
            maxLength={campaignLimits.subject}
            onChange={(event) => change({ ...words, subject: event.target.value })}
          />
        </Field>
        <WritingField
          label="Message"
          isRequired
          rows={16}
          hint={
            lacksAddress
              ? 'Every email ends with an unsubscribe link.'
              : 'Every email ends with your business address and an unsubscribe link.'
          }
          error={refusals?.body}
          value={words.body}
          onChange={(body) => change({ ...words, body })}
        />
        {lacksAddress && <AddressNote />}
        {preview && <Preview>{preview}</Preview>}
        <Muted role="status">{savingWords(draft.savingState)}</Muted>
        <QueryFailure query={form.readers} what="The number of recipients" />
        <Actions form={form} />
      </Stack>
    </Card>
  );
}

const Paper = styled.div`
  margin-block-start: ${space.sm};
  padding: ${space.md};
  border: ${border.hairline} solid ${color.border};
`;

/** Rendered only while visible. */
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

function AddressNote() {
  return (
    <Alert
      tone="info"
      role="note"
      title="Newsletters need a postal address"
      action={
        // Spelled out: `settingAddress` would load the code that places all settings.
        <RouterLinkButton to="settings/general?key=business_address" size="sm" variant="secondary">
          Add your address
        </RouterLinkButton>
      }
    >
      Many countries, including the US, require one in every newsletter. A P.O. box is fine.
    </Alert>
  );
}

function Actions({ form: { draft, readers, isTesting, isStarting, test, send, remove } }: CampaignFormViewProps) {
  const isStarted = draft.savingState === 'started';
  const isStuck = draft.savingState === 'conflict' || draft.savingState === 'gone' || isStarted;
  const isBlocked = isStuck || isTesting || isStarting;
  return (
    <Inline gap="sm" justify="between">
      <Inline gap="sm">
        <Button isBusy={isStarting} busyLabel="Preparing..." disabled={isBlocked && !isStarting} onClick={send}>
          {readers.data ? `Send to ${count(readers.data.confirmed)}...` : 'Send...'}
        </Button>
        <Button
          variant="secondary"
          isBusy={isTesting}
          busyLabel="Sending test..."
          disabled={isBlocked && !isTesting}
          onClick={test}
        >
          Send a test to me
        </Button>
      </Inline>
      <Button variant="ghost" disabled={isTesting || isStarting || isStarted} onClick={remove}>
        Delete draft
      </Button>
    </Inline>
  );
}

function Conflict({ onKeep }: { onKeep: CampaignFormState['keep'] }) {
  return (
    <Alert
      tone="warning"
      title="This campaign was changed somewhere else"
      action={
        <Inline gap="xs">
          <Button size="sm" onClick={() => onKeep('mine')}>
            Keep this version
          </Button>
          <Button size="sm" variant="secondary" onClick={() => onKeep('theirs')}>
            Use the other version
          </Button>
        </Inline>
      }
    >
      Another window saved a different version. Nothing is saved until you choose one.
    </Alert>
  );
}

type EndedProps = { how: Ending; onRestart: () => void; onGiveUp: () => void };

function Ended({ how, onRestart, onGiveUp }: EndedProps) {
  return (
    <Alert
      tone="warning"
      title={how === 'gone' ? 'This campaign was deleted somewhere else' : 'This campaign is already being sent'}
      action={
        <Inline gap="xs">
          <Button size="sm" onClick={onRestart}>
            Save as a new campaign
          </Button>
          {how === 'started' && (
            <Button size="sm" variant="secondary" onClick={onGiveUp}>
              Discard my changes
            </Button>
          )}
        </Inline>
      }
    >
      {how === 'gone'
        ? 'Your text is still here, but no longer saved.'
        : 'Your last changes aren’t part of it. Your text is still here, but no longer saved.'}
    </Alert>
  );
}

function savingWords(state: SavingState): string {
  if (state === 'conflict' || state === 'gone' || state === 'started') return 'Not saved';
  if (typeof state === 'object') return `Not saved. ${state.refused}`;
  return {
    untouched: 'Saved automatically as you type.',
    saved: 'Saved',
    unsaved: 'Not saved yet',
    saving: 'Saving...',
  }[state];
}
