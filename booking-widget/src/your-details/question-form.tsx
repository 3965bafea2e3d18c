import {
  answerProblem,
  answerSentences,
  intakeLimits,
  type AnswerProblem,
  type IntakeKind,
  type IntakeQuestion,
} from 'domain/intake';
import type { NewBooking } from 'data-client';
import { QuestionFields, questionField, type QuestionFieldsProps } from 'shared-ui/questions';
import type { BookingFlowHandle } from '../booking-state/booking-flow-handle';
import type { Texts } from '../language/english';
import { useTexts } from '../language/language';

const germanSentences: typeof answerSentences = {
  missing: () => 'Bitte beantworten Sie diese Frage.',
  'too-long': (kind) =>
    `Die Antwort darf höchstens ${intakeLimits[kind === 'text' ? kind : 'long-text']} Zeichen lang sein.`,
  'not-one-line': () => 'Bitte schreiben Sie die Antwort in eine Zeile.',
  unknown: () => 'Bitte wählen Sie eine der Antworten.',
};

const sentence = (texts: Texts, problem: AnswerProblem, kind: IntakeKind) =>
  texts.pick(answerSentences, germanSentences)[problem](kind);

/** A message for each question whose answer is invalid, by the name of its control. */
export function questionErrors(
  questions: readonly IntakeQuestion[],
  { answers = {} }: NewBooking,
  failure: BookingFlowHandle['failure'],
  texts: Texts,
): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const { id, kind } = question;
      const name = questionField(id);
      const problem = answerProblem(question, answers[id]);
      if (problem) return [[name, sentence(texts, problem, kind)]];
      // An answer that the backend has rejected is invalid until it is changed.
      const isRejected = failure?.error.hint === name && failure.sent.answers?.[id] === answers[id];
      return isRejected ? [[name, texts.reason(failure.error)]] : [];
    }),
  );
}

/** The questions of a service. */
export function QuestionForm(props: Omit<QuestionFieldsProps, 'chooseLabel'>) {
  return <QuestionFields {...props} chooseLabel={useTexts().pick('Please choose', 'Bitte wählen')} />;
}

export { questionField };
