import { checked, type IntakeAnswers, type IntakeQuestion } from 'domain/intake';
import { Checkbox, color, Field, Input, Select, Stack, Textarea } from 'shared-ui';
import { styled } from 'styled-components';

/** The name of a question's control, which the database also gives when it rejects the answer. */
export const questionField = (id: string) => `question-${id}`;

const Label = styled.span<{ $isRequired: boolean }>`
  ${({ $isRequired }) => $isRequired && `&::after { content: ' *' / ''; color: ${color.danger}; }`}
`;

export type QuestionFieldsProps = {
  questions: readonly IntakeQuestion[];
  answers: IntakeAnswers;
  /** Placeholder of a choice. */
  chooseLabel: string;
  /** The message of a control that has an invalid answer. */
  errorOf?: (name: string) => string | undefined;
  onAnswer: (id: string, answer: string) => void;
  /** Called when a control with an answer loses the focus. */
  onLeave?: (name: string) => void;
};

/** The fields that ask a service's intake questions. */
export function QuestionFields({ questions, ...rest }: QuestionFieldsProps) {
  return (
    <Stack gap="md">
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} {...rest} />
      ))}
    </Stack>
  );
}

type QuestionFieldProps = Omit<QuestionFieldsProps, 'questions'> & { question: IntakeQuestion };

function QuestionField({ question, answers, chooseLabel, errorOf, onAnswer, onLeave }: QuestionFieldProps) {
  const { id, kind, label, isRequired, options = [] } = question;
  const name = questionField(id);
  const value = answers[id] ?? '';
  const error = errorOf?.(name);
  if (kind === 'checkbox') {
    return (
      <Checkbox
        name={name}
        label={<Label $isRequired={isRequired}>{label}</Label>}
        required={isRequired}
        error={error}
        checked={value === checked}
        onChange={({ target }) => onAnswer(id, target.checked ? checked : '')}
      />
    );
  }
  const control = {
    name,
    value,
    onChange: ({ target }: { target: { value: string } }) => onAnswer(id, target.value),
    onBlur: () => value && onLeave?.(name),
  };
  return (
    <Field label={label} isRequired={isRequired} error={error}>
      {kind === 'text' && <Input {...control} />}
      {kind === 'long-text' && <Textarea rows={3} {...control} />}
      {kind === 'choice' && (
        <Select {...control}>
          <option value="">{chooseLabel}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      )}
    </Field>
  );
}
