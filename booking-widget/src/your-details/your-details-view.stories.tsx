import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError, fieldErrors, newBookingSchema } from 'data-client';
import { aNewBooking } from 'data-client/testing';
import type { IntakeAnswers, IntakeQuestion } from 'domain/intake';
import { useState } from 'react';
import { Card } from 'shared-ui';
import { expect } from 'storybook/test';

import { emptyDetails } from '../booking-state/details';
import { english } from '../language/english';
import { QuestionForm, questionErrors, questionField } from './question-form';
import { YourDetailsView, type YourDetailsViewProps } from './your-details-view';

function Typing(props: YourDetailsViewProps) {
  const [details, setDetails] = useState(props.details);
  const errors = { ...props.errors, ...fieldErrors(newBookingSchema, aNewBooking(details)) };
  return (
    <YourDetailsView
      {...props}
      details={details}
      errors={errors}
      onDetailsChange={(change) => setDetails({ ...details, ...change })}
    />
  );
}

const filled = {
  ...emptyDetails('We are merging two teams and I would like to talk it through.'),
  firstName: 'Maren',
  lastName: 'Okafor',
  email: 'maren@northwind.example',
};

const meta = {
  title: 'Booking widget/3 Your information',
  component: YourDetailsView,
  render: (args) => (
    <Card style={{ maxInlineSize: '40rem' }}>
      <Typing {...args} />
    </Card>
  ),
  args: {
    details: emptyDetails(),
    errors: {},
    onDetailsChange: () => {},
    onSubmit: () => {},
    onBack: () => {},
  },
} satisfies Meta<typeof YourDetailsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { details: filled } };

export const Submitting: Story = { args: { details: filled, isSending: true } };

export const SendingFailed: Story = {
  args: { details: filled, error: new DataError('offline') },
};

export const TimeHeld: Story = { args: { details: filled, holding: 'held' } };

export const TimeHeldNoLonger: Story = { args: { details: filled, holding: 'over' } };

const ten = { date: '2026-11-24', time: '10:00 AM' };
const lost = {
  lost: ten,
  chosen: ten,
  nearest: ['9:00 AM', '11:00 AM', '1:00 PM'].map((time) => ({ ...ten, time, timezone: 'EST' })),
  timeZone: 'Europe/Berlin',
  onChoose: () => {},
  onAnotherTime: () => {},
};

export const TakenBySomebodyElse: Story = {
  args: { details: filled, error: new DataError('taken'), lost },
};

/** The slot was taken while the visitor typed, before submitting. */
export const LostWhileTyping: Story = { args: { details: filled, lost } };

export const AnotherTimeChosen: Story = {
  args: { details: filled, holding: 'held', lost: { ...lost, chosen: { ...ten, time: '11:00 AM' } } },
};

/** The lost time was the last one. */
export const NothingLeft: Story = { args: { details: filled, lost: { ...lost, nearest: [] } } };

const rejection = new DataError('invalid', {
  field: 'email',
  message: 'Please enter an email address that can receive mail.',
});

export const FieldRefused: Story = {
  args: { details: filled, errors: { email: rejection.message }, error: rejection },
};

const asked: IntakeQuestion[] = [
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

function Answering(props: YourDetailsViewProps) {
  const [answers, setAnswers] = useState<IntakeAnswers>({ role: 'Head of Operations' });
  return (
    <Typing
      {...props}
      errors={questionErrors(asked, aNewBooking({ answers }), null, english)}
      questions={{
        names: asked.map(({ id }) => questionField(id)),
        fields: (marks) => (
          <QuestionForm
            {...marks}
            questions={asked}
            answers={answers}
            onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
          />
        ),
      }}
    />
  );
}

export const WithQuestions: Story = {
  args: { details: filled },
  render: (args) => (
    <Card style={{ maxInlineSize: '40rem' }}>
      <Answering {...args} />
    </Card>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book Consultation' }));
    await expect(canvas.getByLabelText('Have you worked with a coach before?')).toHaveFocus();
  },
};

export const LongTexts: Story = {
  args: {
    details: {
      ...filled,
      firstName: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliane',
      email: 'a.very.long.address.that.hardly.fits.anywhere@a-department.of-a-large-organization.example',
      message: 'One sentence follows another, and the field grows with them. '.repeat(12),
    },
  },
};
