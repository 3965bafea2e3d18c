import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { pendingQuery, readyQuery } from 'shared-ui/testing';
import { CampaignFormView } from './campaign-form-view';
import type { CampaignFormState } from './use-campaign-form';

const words = {
  subject: 'What November taught me',
  body: 'Dear reader,\n\nthis month was about **listening**.\n\n## One question\n\nWho spoke least in your last meeting?',
};

type Over = Partial<Omit<CampaignFormState, 'draft'>> & { draft?: Partial<CampaignFormState['draft']> };

const formOf = ({ draft, ...over }: Over = {}): CampaignFormState => ({
  draft: {
    id: 'story',
    words,
    setWords: () => {},
    campaign: undefined,
    savingState: 'saved',
    isOver: false,
    save: async () => undefined,
    settle: () => {},
    lose: () => {},
    restart: () => {},
    restoredAt: undefined,
    keepRestored: () => {},
    discardRestored: () => {},
    giveUp: () => {},
    forget: () => Promise.resolve(undefined),
    ...draft,
  },
  words,
  refusals: undefined,
  readers: readyQuery({ confirmed: 389 }),
  isTesting: false,
  isStarting: false,
  change: () => {},
  test: () => {},
  send: () => {},
  remove: () => {},
  keep: () => {},
  giveUp: () => {},
  ...over,
});

const meta = {
  title: 'Admin/Newsletter campaign',
  component: CampaignFormView,
  args: { form: formOf() },
} satisfies Meta<typeof CampaignFormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};

export const NoPostalAddress: Story = { args: { lacksAddress: true } };

export const Empty: Story = {
  args: {
    form: formOf({ words: { subject: '', body: '' }, readers: pendingQuery, draft: { savingState: 'untouched' } }),
  },
};

export const ChangedElsewhere: Story = { args: { form: formOf({ draft: { savingState: 'conflict' } }) } };

export const SentElsewhere: Story = { args: { form: formOf({ draft: { savingState: 'started' } }) } };

export const SubjectMissing: Story = {
  args: { form: formOf({ words: { ...words, subject: '' }, refusals: { subject: 'Please write a subject.' } }) },
};
