import { openJournal } from './journal';

test('E3 a copy that another window wrote is neither overwritten nor cleared', () => {
  const [mine, other] = [openJournal<string>('post:1'), openJournal<string>('post:1')];
  expect(other.write({ values: 'Typed in the other window' })).toBe(true);
  expect(mine.write({ values: 'Typed in this one' })).toBe(false);
  mine.clear();
  mine.end();
  expect(other.read()).toMatchObject({ values: 'Typed in the other window' });
  other.clear();
  expect(other.read()).toBeUndefined();
});

test('E3 a copy that an earlier form left is continued', () => {
  openJournal<string>('post:1').write({ values: 'Before the crash' });
  const journal = openJournal<string>('post:1');
  expect(journal.write({ values: 'And after it' })).toBe(true);
  journal.rename('2');
  expect(journal.write({ values: 'Under its id' })).toBe(true);
  expect(openJournal<string>('post:1').read()).toBeUndefined();
  expect(openJournal<string>('post:2').read()).toMatchObject({ values: 'Under its id' });
});

test('E3 a copy that the full storage rejects leaves the earlier one to be overwritten or cleared', () => {
  const journal = openJournal<string>('post:1');
  journal.write({ values: 'Stored' });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(journal.write({ values: 'Too long' })).toBe(false);
  full.mockRestore();
  expect(journal.write({ values: 'Shorter' })).toBe(true);
  journal.clear();
  expect(journal.read()).toBeUndefined();
});
