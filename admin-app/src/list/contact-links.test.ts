import { mailLink, phoneLink } from './contact-links';

test('K1 an address cannot add recipients or a subject to the email link', () => {
  expect(mailLink('maren@northwind.example')).toBe('mailto:maren@northwind.example');
  expect(mailLink('a+b@c.example?bcc=all@d.example&subject=Hi')).toBe(
    'mailto:a%2Bb@c.example%3Fbcc%3Dall%40d.example%26subject%3DHi',
  );
});

test('K1 the phone link holds digits only and is missing for other text', () => {
  expect(phoneLink('+1 (503) 555-0110')).toBe('tel:+15035550110');
  expect(phoneLink('0503/5550110 ext. 4')).toBe('tel:050355501104');
  expect(phoneLink('please write')).toBeUndefined();
  expect(phoneLink('')).toBeUndefined();
});
