import { fieldErrors, messageLimits, newBookingSchema, newMessageSchema, newSubscriberSchema } from 'data-client';
import { aNewBooking, aNewMessage } from 'data-client/testing';

test('B6 a form with only the required fields has no errors', () => {
  expect(fieldErrors(newBookingSchema, aNewBooking({ phone: '', company: '', message: '' }))).toEqual({});
});

test('B6 each missing field has its own message', () => {
  expect(fieldErrors(newBookingSchema, aNewBooking({ firstName: ' ', lastName: '', email: '' }))).toEqual({
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    email: 'Please enter your email address.',
  });
});

test('B6 C1 invisible text counts as empty, joined letters do not', () => {
  expect(
    fieldErrors(newBookingSchema, aNewBooking({ firstName: '\u200d\u2060\u3164\u2800', lastName: 'علی\u200cرضا' })),
  ).toEqual({ firstName: 'Please enter your first name.' });
  expect(fieldErrors(newMessageSchema, aNewMessage({ message: '\u200b\u3164' }))).toEqual({
    message: 'Please write a message.',
  });
});

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a b@example.com',
  'ada@exa mple.com',
  'ada@@example.com',
  '.ada@example.com',
  'ada..b@example.com',
  'ada@example..com',
  '<ada@example.com>',
  'ada@v\u0130lla.example',
  'bec\u212ay@example.com',
])('B6 %s is not an email address', (email) => {
  expect(fieldErrors(newSubscriberSchema, { email, website: '' })).toEqual({
    email: 'Please enter an email address like name@example.com.',
  });
});

test.each([
  'ada@example.com',
  'o’neill@example.ie',
  "o'neill+news@mail.example.co.uk",
  'jörg@müller.example',
  ' ada@example.com ',
])('B6 %s is an email address', (email) => {
  expect(fieldErrors(newSubscriberSchema, { email, website: '' })).toEqual({});
});

test('C1 a text that is too long shows its limit, counted in characters', () => {
  const longest = '🙂'.repeat(messageLimits.name);
  expect(fieldErrors(newMessageSchema, aNewMessage({ name: longest }))).toEqual({});
  expect(fieldErrors(newMessageSchema, aNewMessage({ name: `${longest}!` }))).toEqual({
    name: 'Please keep your name to 120 characters.',
  });
});

test('C1 a name stays on one line, a message may have several', () => {
  expect(fieldErrors(newMessageSchema, aNewMessage({ name: 'Ada\nBcc: all', message: 'One\nTwo' }))).toEqual({
    name: 'Please write your name on one line.',
  });
});
