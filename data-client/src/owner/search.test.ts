import { everyWordIn } from './search';

const columns = ['name', 'email'];

test('K1 nothing to search for is no condition', () => {
  expect(everyWordIn(columns, '')).toBeUndefined();
  expect(everyWordIn(columns, ' \n ')).toBeUndefined();
});

test('K1 every word has to stand in one of the columns', () => {
  expect(everyWordIn(columns, ' ada  lovelace ')).toBe(
    'and(or(name.imatch."ada",email.imatch."ada"),or(name.imatch."lovelace",email.imatch."lovelace"))',
  );
});

test('K1 nothing that is typed can end the quotes or mean more than itself', () => {
  const typed = '"\\^(),.*+?[]{}|$';
  const pattern = /name\.imatch\."(.*?)",email/.exec(everyWordIn(columns, typed) ?? '')?.[1];
  expect(pattern).toBe(
    '[[.quotation-mark.]][[.backslash.]][[.circumflex.]][[.left-parenthesis.]][[.right-parenthesis.]][[.comma.]][.][*][+][?][[][]][{][}][|][$]',
  );
});
