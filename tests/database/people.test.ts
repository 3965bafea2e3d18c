import { printedBy } from '../printed-by';

test('PE1 PE2 of 10,000 identities with 110 names none is joined to another, and a deletion reads only its people', async () => {
  expect(await printedBy('tests/database/gather-people.ts')).toEqual({
    people: 10_000,
    joined: 0,
    'addresses of others': 0,
    names: 110,
    'rows read for a deletion': 0,
  });
});
