import { DataError } from 'data-client';
import {
  useCampaignSending,
  useCampaignRemoval,
  useOwnerClient,
  useSendTestMail,
  useStartCampaign,
  useSubscriberOverview,
  type Campaign,
  type SubscriberOverview,
} from 'data-client/owner';
import { useState } from 'react';
import { useConfirm, useNotify, type QueryLike } from 'shared-ui';
import { useDeletions } from '../../dashboard/deletions';
import { useMoveOn } from '../../dashboard/use-move-on';
import { focusFirstError } from '../../form/focus-first-error';
import { reasonOf } from '../../list/row-marks';
import { count, counted } from '../../dashboard/counted';
import { useCampaignDraft, type Ending } from './use-campaign-draft';
import type { Words } from './campaign-text';

type Refusals = Partial<Record<keyof Words, string>>;

export type CampaignFormOptions = {
  stored?: Campaign;
  ended?: Ending;
  /** Called after the first save of a new campaign. */
  onCreated: (id: string) => void;
  onStarted?: () => void;
};

const noServer = 'No mail server is set up yet, so nothing can be sent. Your site’s administrator can add one.';

export type CampaignFormState = ReturnType<typeof useCampaignForm>;

/** The draft of a campaign and its actions: test, send, delete, resolve a conflict. */
export function useCampaignForm({ onStarted, ...options }: CampaignFormOptions) {
  const moveOn = useMoveOn();
  const confirm = useConfirm();
  const notify = useNotify();
  const { campaigns, subscribers } = useOwnerClient();
  const draft = useCampaignDraft(options);
  const [refusals, setRefusals] = useState<Refusals>();
  const [isStarting, setStarting] = useState(false);
  const readers: QueryLike<Pick<SubscriberOverview, 'confirmed'>> = useSubscriberOverview();
  const test = useSendTestMail();
  const start = useStartCampaign();
  const sending = useCampaignSending();
  const removal = useCampaignRemoval();
  const deletions = useDeletions();

  const fail = (message: string) => void notify({ tone: 'error', message });
  const failWith = (cause: unknown) => fail(reasonOf(cause));

  const handleTest = async () => {
    const campaign = await draft.save();
    if (!campaign) return;
    try {
      const mail = await test.mutateAsync(campaign.id);
      if (mail.state === 'sent') notify({ tone: 'success', message: `Test email sent to ${mail.to}.` });
      else fail(mail.state === 'refused' ? `The test email wasn’t sent. ${mail.reason}` : noServer);
    } catch (cause) {
      failWith(cause);
    }
  };

  /** Asks for confirmation with the number of recipients. */
  const isMeant = (campaign: Campaign, number: number) =>
    confirm({
      title: `Send to ${counted(number, 'subscriber')}?`,
      message: `“${campaign.subject}” goes to everyone who is subscribed and has confirmed their address. Sent emails can’t be recalled.`,
      confirmLabel: `Send to ${count(number)}`,
      cancelLabel: 'Not yet',
    });

  const begin = async (campaign: Campaign) => {
    const { state } = await sending.mutateAsync();
    if (state === 'not-configured') return fail(noServer);
    const confirmed = await subscribers.countConfirmed();
    if (confirmed === 0) return fail('There are no confirmed subscribers to send this to.');
    if (!(await isMeant(campaign, confirmed))) return undefined;
    // The owner may have typed on until the question appeared.
    const saved = await draft.save();
    if (!saved) return undefined;
    await start.mutateAsync(saved);
    onStarted?.();
    await sending.mutateAsync();
    return undefined;
  };

  const handleSend = async () => {
    const missing = missingWords(draft.words);
    setRefusals(missing);
    if (missing) return focusFirstError();
    setStarting(true);
    try {
      const campaign = await draft.save();
      if (campaign) await begin(campaign);
    } catch (cause) {
      if (cause instanceof DataError && cause.code === 'conflict') draft.lose('conflict');
      else failWith(cause);
    } finally {
      setStarting(false);
    }
  };

  const handleDelete = async () => {
    const isSure = await confirm({
      title: 'Are you sure you want to delete this draft?',
      message: 'It was never sent. You can undo this for ten seconds; after that, it is final.',
      confirmLabel: 'Delete',
      cancelLabel: 'Keep',
      tone: 'danger',
    });
    if (!isSure) return;
    // The draft may have been saved while the question was open.
    const saved = await draft.forget();
    if (saved) deletions.start({ ids: [saved.id], removal, message: 'Draft deleted.', onRefused: failWith });
    moveOn('newsletter/campaigns', { replace: true });
  };

  const handleKeep = async (whose: 'mine' | 'theirs') => {
    try {
      const theirs = await campaigns.byId(draft.id);
      if (theirs?.state === 'draft') draft.settle(theirs, whose);
      else draft.lose(theirs ? 'started' : 'gone');
    } catch (cause) {
      failWith(cause);
    }
  };

  return {
    draft,
    words: draft.words,
    /** Errors from the last attempt to send. */
    refusals,
    /** The request for the number of recipients. */
    readers,
    isTesting: test.isPending,
    isStarting,
    change: (words: Words) => {
      setRefusals(undefined);
      draft.setWords(words);
    },
    test: () => void handleTest(),
    send: () => void handleSend(),
    remove: () => void handleDelete(),
    keep: (whose: 'mine' | 'theirs') => void handleKeep(whose),
    /** Drops what was typed after sending began somewhere else. */
    giveUp: () => {
      draft.giveUp();
      onStarted?.();
    },
  };
}

function missingWords({ subject, body }: Words): Refusals | undefined {
  if (!subject.trim()) return { subject: 'Please write a subject.' };
  return body.trim() ? undefined : { body: 'Please write the message.' };
}
