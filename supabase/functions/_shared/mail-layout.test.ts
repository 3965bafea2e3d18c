import { layOut } from './mail-layout.ts';
import { createMailPalette } from '../../../domain/src/mail-palette.ts';

test('everything in an email is text, whatever it contains', () => {
  const typed = '"><script>&';
  const parts = [
    { kind: 'paragraph', text: typed },
    { kind: 'facts', facts: [[typed, typed]] },
    { kind: 'quote', label: typed, text: `${typed}\nsecond` },
    { kind: 'link', label: typed, address: typed },
  ] as const;
  const { html, text } = layOut(typed, parts, createMailPalette());
  expect(html).not.toContain('<script>');
  expect(html.match(/&quot;&gt;&lt;script&gt;&amp;/g)).toHaveLength(9);
  expect(text).toContain(`\n> ${typed}\n> second\n`);
});

test('a long word wraps instead of widening the email, and leaves the values most of the width', () => {
  const parts = [{ kind: 'facts', facts: [['Tuesday, December 1, 2026', 'x']] }] as const;
  const { html } = layOut('Hello', parts, createMailPalette());
  expect(html).toMatch(/role="main" style="[^"]*overflow-wrap:break-word/);
  expect(html).toMatch(/<th [^>]*style="[^"]*width:30%/);
});

test('lines end where they were typed, also in mail clients that ignore `white-space`', () => {
  const text = 'One\r\ntwo\n\nthree';
  const parts = [
    { kind: 'paragraph', text },
    { kind: 'quote', label: 'Message', text },
  ] as const;
  expect(layOut('Hello', parts, createMailPalette()).html.match(/>One<br>two<br><br>three</g)).toHaveLength(2);
});
