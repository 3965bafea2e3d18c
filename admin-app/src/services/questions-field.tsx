import { intakeKinds, intakeLimits, questionProblems, type IntakeKind, type IntakeQuestion } from 'domain/intake';
import { Checkbox, Field, Input, Options, Select, Textarea } from 'shared-ui';
import { TitledCard } from '../dashboard/titled-card';
import { EntryFields, WideField } from '../form/entries/entry-list.styles';
import { EntryList } from '../form/entries/entry-list';
import { labelOf } from '../form/label-of';
import { questionOf } from './service-values';
import type { ServiceEditorState } from './use-service-editor';

const kindLabels: Record<IntakeKind, string> = {
  text: 'Short text',
  'long-text': 'Long text',
  choice: 'Choice',
  checkbox: 'Checkbox',
};

const newQuestion = (): IntakeQuestion => ({
  id: crypto.randomUUID().slice(0, 8),
  kind: 'text',
  label: '',
  isRequired: false,
});

/** The service's questions for the booking form, which always asks for the visitor's details. */
export function QuestionsField({ editor: { values, change, problems } }: { editor: ServiceEditorState }) {
  return (
    <TitledCard title="Questions" gap="lg" padding="md">
      <EntryList
        id="questions"
        title="Questions in the booking form"
        hint="Visitors answer them when they enter their details. Existing bookings keep the questions they were made with."
        error={problems.questions}
        entryName="question"
        entries={values.questions}
        max={intakeLimits.questions}
        createEntry={newQuestion}
        onChange={(questions) => change({ questions })}
      >
        {(question, changeQuestion, name) => (
          <QuestionEntry
            question={question}
            name={name}
            showsProblems={Boolean(problems.questions)}
            onChange={changeQuestion}
          />
        )}
      </EntryList>
    </TitledCard>
  );
}

type QuestionEntryProps = {
  question: IntakeQuestion;
  /** `question 1` */
  name: string;
  showsProblems: boolean;
  onChange: (question: IntakeQuestion) => void;
};

function QuestionEntry({ question, name, showsProblems, onChange }: QuestionEntryProps) {
  const { kind, label, isRequired, options = [] } = question;
  const problems = showsProblems ? questionProblems(questionOf(question)) : {};
  return (
    <EntryFields>
      <WideField>
        <Field label={labelOf('Question', name)} isRequired error={problems.label}>
          <Input
            autoComplete="off"
            value={label}
            onChange={({ target }) => onChange({ ...question, label: target.value })}
          />
        </Field>
      </WideField>
      <Field label={labelOf('Answer', name)}>
        <Select value={kind} onChange={({ target }) => onChange({ ...question, kind: target.value as IntakeKind })}>
          <Options of={intakeKinds.map((one) => ({ id: one, label: kindLabels[one] }))} />
        </Select>
      </Field>
      {kind === 'choice' && (
        <WideField>
          <Field
            label={labelOf('Answers to choose from', name)}
            isRequired
            hint="One per line."
            error={problems.options}
          >
            <Textarea
              rows={3}
              value={options.join('\n')}
              onChange={({ target }) => onChange({ ...question, options: target.value.split('\n') })}
            />
          </Field>
        </WideField>
      )}
      <WideField>
        <Checkbox
          label={labelOf('Visitors must answer it', name)}
          checked={isRequired}
          onChange={({ target }) => onChange({ ...question, isRequired: target.checked })}
        />
      </WideField>
    </EntryFields>
  );
}
