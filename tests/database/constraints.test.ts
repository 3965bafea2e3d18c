import { printedBy } from '../printed-by';
import { constraintBreaks } from './constraint-breaks';

let outcome: { rejectedBy: Record<string, string>; all: string[] };

beforeAll(async () => {
  outcome = await printedBy('tests/database/break-constraints.ts');
});

test('every constraint is in the list', () => {
  expect(Object.keys(constraintBreaks).toSorted()).toEqual(outcome.all);
});

test.each(Object.keys(constraintBreaks))('%s holds without the functions and triggers in front of it', (name) => {
  expect(outcome.rejectedBy[name]).toBe(name);
});
