import { prefillOf } from './prefill';
import { campaignOf } from './campaign';

test('X4 the campaign is the page’s, unless the partner sets another', () => {
  const search = '?utm_source=letter&utm_medium=email&ref=7&utm_campaign=';
  expect(campaignOf({}, search)).toEqual({ source: 'letter', medium: 'email' });
  expect(campaignOf({ utm: 'source=partner&utm_term=lead' }, search)).toEqual({
    source: 'partner',
    medium: 'email',
    term: 'lead',
  });
});

test('X4 prefilled details are truncated, and unknown ones ignored', () => {
  const long = 'x'.repeat(300);
  expect(prefillOf({ 'first-name': long, email: 'maren@northwind.example', company: '', website: 'trap' })).toEqual({
    firstName: 'x'.repeat(80),
    email: 'maren@northwind.example',
  });
});
