import { rawValuesIn } from '../../config/check/raw-value-rules.mjs';

const found = (declaration: string) =>
  rawValuesIn('blog-app/src/card.tsx', 'const A = styled.p`\n  ' + declaration + '\n`;');

test.each([
  ['color: #032b44;', 'colour'],
  ['border: ${border.hairline} solid navy;', 'colour'],
  ['background: rgb(0 0 0 / 50%);', 'colour'],
  ['inset-block-start: 12px;', 'size in pixels'],
  ['padding: 1rem;', 'distance'],
  ['margin-inline-start: calc(${space.md} + .5rem);', 'distance'],
  ['font-size: 1.2rem;', 'size of letters'],
  ['font-weight: 700;', 'weight of letters'],
  ['line-height: 1.5;', 'height of lines'],
  ['letter-spacing: -0.01em;', 'room between letters'],
  ['font-family: Georgia, serif;', 'family of letters'],
  ['border-radius: 0.5rem;', 'corner'],
  ['transition: opacity 200ms;', 'duration'],
  ['transition: opacity ${motion.fast} cubic-bezier(0, 0, 1, 1);', 'curve'],
  ['z-index: 10;', 'place in the stacking order'],
  ['@media (min-width: 48em) { gap: 0; }', 'breakpoint'],
])('X5 whoever writes %s is told that this %s is raw, and where', (declaration, what) => {
  expect(found(declaration)).toEqual([expect.stringMatching(`^blog-app/src/card\\.tsx:2 raw ${what} `)]);
});

test('X5 a raw value is found in a style object and in a shared piece of style, too', () => {
  expect(rawValuesIn('a.tsx', `<p style={{ fontSize: '2rem', padding: space.md, fontWeight: 700 }} />`)).toHaveLength(
    2,
  );
  expect(rawValuesIn('a.tsx', 'const a = isOn && `color: #fff;`;')).toHaveLength(1);
});

test.each([
  'color: ${color.text}; padding: ${space.md} 0;',
  'padding-inline: 0.1em; font-size: 0.9em;',
  'border-radius: ${radius.round}; font-family: inherit;',
  '/* 12px of #fff */ margin: 0 auto;',
])('X5 %s is nobody’s raw value', (declaration) => {
  expect(found(declaration)).toEqual([]);
});
