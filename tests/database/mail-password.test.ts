import { printedBy } from '../printed-by';

test('decision 3 saving the settings as they are shown keeps the SMTP password', async () => {
  expect(await printedBy('tests/database/watch-mail-password.ts')).toEqual({
    typed: 'first',
    'saved as it is shown': 'first',
    replaced: 'second',
    emptied: null,
  });
});
