import { controlCharacter, isAtMost, visibleCharacter } from './text.ts';

/** The kinds of questions that a service asks in the booking form. */
export const intakeKinds = ['text', 'long-text', 'choice', 'checkbox'] as const;

export type IntakeKind = (typeof intakeKinds)[number];

/** A question of a service. `options`: the answers to choose from, for a choice only. The id stays when it is reworded. */
export type IntakeQuestion = { id: string; kind: IntakeKind; label: string; isRequired: boolean; options?: string[] };

/** Answers by question id. A checked box is `yes`; an unanswered question is empty or missing. */
export type IntakeAnswers = Readonly<Record<string, string>>;

/** An answer as a booking stores it, with the original wording of the question. */
export type IntakeAnswer = { id: string; kind: IntakeKind; question: string; answer: string };

export const intakeLimits = {
  questions: 10,
  label: 200,
  options: { min: 2, max: 12 },
  option: 100,
  text: 200,
  'long-text': 2000,
} as const;

export const checked = 'yes';

export type AnswerProblem = 'missing' | 'too-long' | 'not-one-line' | 'unknown';

/** Why a visitor's answer cannot be sent; undefined if it can. The database has the same rules (`clean_answer`). */
export function answerProblem(
  { kind, isRequired, options = [checked] }: IntakeQuestion,
  answer = '',
): AnswerProblem | undefined {
  const isChosen = kind === 'choice' || kind === 'checkbox';
  const text = isChosen ? answer : answer.trim();
  if (text === '' || (!isChosen && !visibleCharacter.test(text))) return isRequired ? 'missing' : undefined;
  if (isChosen) return options.includes(text) ? undefined : 'unknown';
  if (!isAtMost(text, intakeLimits[kind])) return 'too-long';
  return kind === 'text' && controlCharacter.test(text) ? 'not-one-line' : undefined;
}

/** Error messages for answers, for visitors and the owner, in English. */
export const answerSentences: Record<AnswerProblem, (kind: IntakeKind) => string> = {
  missing: () => 'Please answer this question.',
  'too-long': (kind) =>
    `Please keep your answer to ${kind === 'text' ? intakeLimits.text : intakeLimits['long-text']} characters.`,
  'not-one-line': () => 'Please write your answer on one line.',
  unknown: () => 'Please choose one of the answers.',
};

/** The problems of a question that is being written. */
export type QuestionProblems = { label?: string; options?: string };

/** Why a question cannot be saved, by field. The database has the same rules (`are_intake_questions`). */
export function questionProblems({ kind, label, options = [] }: IntakeQuestion): QuestionProblems {
  const { min, max } = intakeLimits.options;
  const problems: QuestionProblems = {};
  if (label.trim() === '') problems.label = 'Please write the question.';
  else if (!isAtMost(label, intakeLimits.label))
    problems.label = `Please keep the question to ${intakeLimits.label} characters.`;
  else if (controlCharacter.test(label)) problems.label = 'Please write the question on one line.';
  if (kind !== 'choice') return problems;
  if (options.length < min || options.length > max)
    problems.options = `Please write ${min} to ${max} answers, one per line.`;
  else if (new Set(options).size < options.length) problems.options = 'Please write each answer once.';
  else if (options.some((option) => !isAtMost(option, intakeLimits.option)))
    problems.options = `Please keep each answer to ${intakeLimits.option} characters.`;
  else if (options.some((option) => option.trim() === '' || controlCharacter.test(option)))
    problems.options = 'Please write each answer on one line.';
  return problems;
}

/** An answer in English words, for the owner. */
export function answerWords({ kind, answer }: IntakeAnswer): string {
  if (kind === 'checkbox') return answer ? 'Yes' : 'No';
  return answer || 'Not answered';
}
