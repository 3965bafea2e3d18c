import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import type { IntakeQuestion } from 'domain/intake';
import { expect } from 'storybook/test';
import { aDetailsFlow, DetailsForm } from '../testing/details-form';
import { inCard } from '../testing/in-card';
import type { DetailsFlow } from './details-flow';
import { QuestionForm, questionErrors, questionField } from './question-form';
import { YourDetailsView } from './your-details-view';

const details = {
  ...aDetailsFlow().state.details,
  message: 'We are merging two teams and I would like to talk it through.',
  firstName: 'Maren',
  lastName: 'Okafor',
  email: 'maren@northwind.example',
};

const filled = (over?: Partial<DetailsFlow>) => aDetailsFlow({ details }, over);
const failed = (error: DataError) => ({ error, sent: filled().chosen });

const meta = {
  title: 'Booking widget/3 Your information',
  component: YourDetailsView,
  decorators: [inCard],
  render: (args) => <DetailsForm {...args} />,
  args: { flow: aDetailsFlow() },
} satisfies Meta<typeof YourDetailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const SendingFailed: Story = { args: { flow: filled({ failure: failed(new DataError('offline')) }) } };

export const TimeHeld: Story = { args: { flow: filled({ holding: 'held' }) } };

export const TimeHeldNoLonger: Story = { args: { flow: filled({ holding: 'over' }) } };

const lostSlot = { date: '2026-11-24', time: '10:00 AM' };
const nearest = ['9:00 AM', '11:00 AM', '1:00 PM'].map((time) => ({ ...lostSlot, time, timezone: 'EST' }));

export const TakenBySomebodyElse: Story = {
  args: { flow: aDetailsFlow({ details, lostSlot }, { nearest, failure: failed(new DataError('taken')) }) },
};

/** The slot was taken while the visitor typed, before submitting. */
export const LostWhileTyping: Story = { args: { flow: aDetailsFlow({ details, lostSlot }, { nearest }) } };

export const AnotherTimeChosen: Story = {
  args: { flow: aDetailsFlow({ details, lostSlot, time: '11:00 AM' }, { nearest, holding: 'held' }) },
};

/** The lost time was the last one. */
export const NothingLeft: Story = { args: { flow: aDetailsFlow({ details, lostSlot }) } };

const rejection = new DataError('invalid', {
  field: 'email',
  message: 'Please enter an email address that can receive mail.',
});

export const FieldRefused: Story = { args: { flow: filled({ failure: failed(rejection) }) } };

const questions: IntakeQuestion[] = [
  { id: 'role', kind: 'text', label: 'What is your role?', isRequired: true },
  { id: 'change', kind: 'long-text', label: 'What would you like to be different in six months?', isRequired: false },
  {
    id: 'before',
    kind: 'choice',
    label: 'Have you worked with a coach before?',
    isRequired: true,
    options: ['Never', 'Once', 'Several times'],
  },
  { id: 'recording', kind: 'checkbox', label: 'I agree not to record the conversation.', isRequired: true },
];

export const WithQuestions: Story = {
  args: {
    flow: aDetailsFlow(
      { details, answers: { role: 'Head of Operations' } },
      { intake: { questions, code: { QuestionForm, questionErrors, questionField } } },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Consultation' }));
    await expect(canvas.getByLabelText('Have you worked with a coach before?')).toHaveFocus();
  },
};

export const LongTexts: Story = {
  args: {
    flow: aDetailsFlow({
      details: {
        ...details,
        firstName: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliane',
        email: 'a.very.long.address.that.hardly.fits.anywhere@a-department.of-a-large-organization.example',
        message: 'One sentence follows another, and the field grows with them. '.repeat(12),
      },
    }),
  },
};
