import { phoneLink } from './phone-link.ts';

test.each([
  ['+1 (503) 555-0110', 'tel:+15035550110'],
  ['0503/5550110 ext. 4', 'tel:050355501104'],
  ['+49 (0)30 1234567', 'tel:+49301234567'],
  ['(0)30 1234567', 'tel:0301234567'],
  ['Studio: +1 212 555 0148', 'tel:+12125550148'],
  ['please write', undefined],
  ['', undefined],
])('K1 the number “%s” is dialed as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
