import { mailLink } from './contact-links';

test('K1 an address cannot add recipients or a subject to the email link', () => {
  expect(mailLink('maren@northwind.example')).toBe('mailto:maren@northwind.example');
  expect(mailLink('a+b@c.example?bcc=all@d.example&subject=Hi')).toBe(
    'mailto:a%2Bb@c.example%3Fbcc%3Dall%40d.example%26subject%3DHi',
  );
});
