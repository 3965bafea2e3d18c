import { passwordProblem } from './password';

const own = ['lena.ashford@northwind.example', 'Lena Ashford'];

test.each([
  'password1234',
  'Passw0rdPassw0rd',
  'qwertzqwertz',
  '123456789012',
  'aaaaaaaaaaaa',
  'monkeymonkey',
  'lena.ashford@northwind.example',
  'LenaAshford2026!',
])('A2 “%s” is too easy to guess', (password) => {
  expect(passwordProblem(password, own)).toMatch(/too easy to guess/);
});

test.each([
  'four words in a row',
  'coach-owner-local',
  '749183650274',
  'пять слов подряд тут',
  'lena likes quiet rivers',
  'blueblue tiger road',
  'xK4vQ9mT2bLwxK4vQ9mT2bLw',
])('A2 “%s” can be used', (password) => {
  expect(passwordProblem(password, own)).toBeUndefined();
});
