import { everyWordIn } from './search';

const columns = ['name', 'email'];

test('K1 an empty search has no condition', () => {
  expect(everyWordIn(columns, '')).toBeUndefined();
  expect(everyWordIn(columns, ' \n ')).toBeUndefined();
});

test('K1 every word must occur in one of the columns', () => {
  expect(everyWordIn(columns, ' ada  lovelace ')).toBe(
    'and(or(name.imatch."ada",email.imatch."ada"),or(name.imatch."lovelace",email.imatch."lovelace"))',
  );
});

test('K1 typed characters cannot end the quotes or act as operators', () => {
  const typed = '"\\^(),.*+?[]{}|$';
  const pattern = /name\.imatch\."(.*?)",email/.exec(everyWordIn(columns, typed) ?? '')?.[1];
  expect(pattern).toBe(
    '[[.quotation-mark.]][[.backslash.]][[.circumflex.]][[.left-parenthesis.]][[.right-parenthesis.]][[.comma.]][.][*][+][?][[][]][{][}][|][$]',
  );
});
