import { isGerman } from './is-german';

test.each(['de', 'de-AT', 'de_DE', 'DE'])('X4 %s is German, requested or as the page’s language', (tag) => {
  expect([isGerman(tag, 'en'), isGerman(undefined, tag), isGerman(null, tag), isGerman('fr', tag)]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test.each(['den', 'del', 'en-DE', 'undefined', '', undefined, null])('X4 %s is not German', (tag) => {
  expect([isGerman(tag), isGerman(undefined, tag)]).toEqual([false, false]);
});

test('X4 a request for English is kept on a German page, but one for Middle English (enm) is not English', () => {
  expect([isGerman('en-GB', 'de'), isGerman('EN', 'de'), isGerman('enm', 'de')]).toEqual([false, false, true]);
});
