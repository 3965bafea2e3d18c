import { DataError, type Post } from 'data-client';
import {
  useCampaignSending,
  useCampaignRemoval,
  useOwnerClient,
  useSendTestMail,
  useStartCampaign,
  useSubscriberOverview,
  type Campaign,
} from 'data-client/owner';
import { useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfirm, useNotify } from 'shared-ui';
import { PostPreviewContext } from '../../post-editor/post-preview-context';
import { useDeletions } from '../../desk-list/deletions';
import { count } from '../newsletter-numbers';
import { CampaignFormView, type CampaignFormViewProps } from './campaign-form-view';
import { useCampaignDraft } from './use-campaign-draft';

export type CampaignFormProps = {
  stored?: Campaign;
  newsletterPath: string;
  /** A new one has been saved for the first time. */
  onCreated?: (id: string) => void;
  /** It is on its way. */
  onStarted?: () => void;
};

const noServer = 'No mail server is set up yet, so nothing can be sent. Whoever runs the site can name one.';

export function CampaignForm({ stored, newsletterPath, onCreated, onStarted }: CampaignFormProps) {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const notify = useNotify();
  const { campaigns, subscribers } = useOwnerClient();
  const draft = useCampaignDraft(stored, (id) => onCreated?.(id));
  const [refusals, setRefusals] = useState<CampaignFormViewProps['refusals']>();
  const [isStarting, setStarting] = useState(false);
  const showPost = useContext(PostPreviewContext);
  const readers = useSubscriberOverview().data?.active;
  const test = useSendTestMail();
  const start = useStartCampaign();
  const sending = useCampaignSending();
  const removal = useCampaignRemoval();
  const deletions = useDeletions();

  const fail = (message: string) => void notify({ tone: 'error', message });
  const failWith = (cause: unknown) => fail((cause instanceof DataError ? cause : new DataError('server')).message);

  const handleTest = async () => {
    const campaign = await draft.save();
    if (!campaign) return;
    try {
      const mail = await test.mutateAsync(campaign.id);
      if (mail.state === 'sent') notify({ tone: 'success', message: `A test is on its way to ${mail.to}.` });
      else fail(mail.state === 'refused' ? `The test was not sent. ${mail.reason}` : noServer);
    } catch (cause) {
      failWith(cause);
    }
  };

  /** Whether the owner means it, knowing to how many it goes. */
  const isMeant = (campaign: Campaign, active: number) =>
    confirm({
      title: `Send to ${count(active)} ${active === 1 ? 'subscriber' : 'subscribers'}?`,
      message: `“${campaign.subject}” goes to everybody who is subscribed now. A mail that has left cannot be called back.`,
      confirmLabel: `Send to ${count(active)}`,
      cancelLabel: 'Not yet',
    });

  const begin = async (campaign: Campaign) => {
    const { state } = await sending.mutateAsync();
    if (state === 'not-configured') return fail(noServer);
    const active = await subscribers.countActive();
    if (active === 0) return fail('There are no active subscribers to send this to.');
    if (!(await isMeant(campaign, active))) return undefined;
    draft.lift();
    await start.mutateAsync(campaign.id);
    onStarted?.();
    await sending.mutateAsync();
    return undefined;
  };

  const handleSend = async () => {
    const missing = missingWords(draft.words);
    setRefusals(missing);
    if (missing) return;
    setStarting(true);
    try {
      const campaign = await draft.save();
      if (campaign) await begin(campaign);
    } catch (cause) {
      failWith(cause);
    } finally {
      setStarting(false);
    }
  };

  const handleDelete = async () => {
    const isSure = await confirm({
      title: 'Are you sure you want to delete this draft?',
      message: 'Nobody has got it. You can undo this for ten seconds.',
      confirmLabel: 'Delete',
      cancelLabel: 'Keep',
      tone: 'danger',
    });
    if (!isSure) return;
    draft.lift();
    draft.forget();
    if (draft.campaign)
      deletions.start({
        ids: [draft.campaign.id],
        removal,
        message: 'The draft is deleted.',
        onRefused: failWith,
      });
    void navigate(`${newsletterPath}/campaigns`, { replace: true });
  };

  const handleKeep = async (whose: 'mine' | 'theirs') => {
    try {
      const theirs = await campaigns.byId(draft.id);
      if (theirs) draft.settle(theirs, whose);
      else fail('This campaign no longer exists.');
    } catch (cause) {
      failWith(cause);
    }
  };

  return (
    <CampaignFormView
      words={draft.words}
      savingState={draft.savingState}
      restoredAt={draft.restoredAt}
      hasSaved={Boolean(draft.campaign)}
      refusals={refusals}
      readers={readers}
      preview={showPost?.(asPost(draft.words))}
      isTesting={test.isPending}
      isStarting={isStarting}
      onChange={(words) => {
        setRefusals(undefined);
        draft.setWords(words);
      }}
      onTest={() => void handleTest()}
      onSend={() => void handleSend()}
      onDelete={() => void handleDelete()}
      onKeep={(whose) => void handleKeep(whose)}
      onKeepRestored={draft.keepRestored}
      onDiscardRestored={draft.discardRestored}
    />
  );
}

function missingWords({ subject, body }: Pick<Campaign, 'subject' | 'body'>): CampaignFormViewProps['refusals'] {
  if (!subject.trim()) return { subject: 'Please write a subject.' };
  return body.trim() ? undefined : { body: 'Please write the message.' };
}

/** The reader of articles draws the text; only title and content are a campaign's own. */
const asPost = ({ subject, body }: Pick<Campaign, 'subject' | 'body'>): Post => ({
  id: 'campaign',
  title: subject,
  slug: 'campaign',
  excerpt: '',
  content: body,
  category: 'leadership',
  author: '',
  featuredImage: '',
  isFeatured: false,
  readTime: '',
  views: 0,
  createdAt: new Date(),
  updatedAt: new Date(),
});
