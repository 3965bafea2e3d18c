import { questionProblems, type IntakeQuestion } from 'domain/intake';
import { goal, insertService, level } from './intake-steps';

const choice = (options: unknown) => ({ ...level, options: options as string[] });

test.each<[string, IntakeQuestion]>([
  ['a question', goal],
  ['a choice', level],
  ['no question', { ...goal, label: ' ' }],
  ['a question of two lines', { ...goal, label: 'One\ntwo' }],
  ['the longest question', { ...goal, label: '😀'.repeat(200) }],
  ['a question that is too long', { ...goal, label: 'x'.repeat(201) }],
  ['a choice without answers', { ...goal, kind: 'choice' }],
  ['one answer', choice(['One'])],
  ['twelve answers', choice(Array.from({ length: 12 }, (_, index) => `${index}`))],
  ['thirteen answers', choice(Array.from({ length: 13 }, (_, index) => `${index}`))],
  ['the same answer twice', choice(['One', 'One'])],
  ['an empty answer', choice(['One', ' '])],
  ['an answer that is too long', choice(['One', 'x'.repeat(101)])],
])('PO3 the editor and the database agree on %s', async (_name, question) => {
  const { error } = await insertService([question]);
  expect(error?.code).toBe(Object.keys(questionProblems(question)).length > 0 ? '23514' : undefined);
});

test.each<[string, unknown]>([
  ['eleven questions', Array.from({ length: 11 }, (_, index) => ({ ...goal, id: `q${index}` }))],
  ['the same id twice', [goal, goal]],
  ['an id that is not one word', [{ ...goal, id: 'My goal' }]],
  ['an unknown kind', [{ ...goal, kind: 'file' }]],
  ['an unknown field', [{ ...goal, script: 'x' }]],
  ['answers to a text', [{ ...goal, options: ['One', 'Two'] }]],
  ['no list', { goal }],
  ['a list of texts', ['What is your goal?']],
  ['null', [null]],
])('PO3 a service cannot ask %s', async (_name, intake_questions) => {
  expect((await insertService(intake_questions)).error?.code).toBe('23514');
});
