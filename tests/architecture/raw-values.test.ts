import { rawValuesIn } from '../../config/check/raw-value-rules.mjs';

const found = (declaration: string) =>
  rawValuesIn('blog-app/src/card.tsx', 'const A = styled.p`\n  ' + declaration + '\n`;');

test.each([
  ['color: #032b44;', 'color'],
  ['border: ${border.hairline} solid navy;', 'color'],
  ['background: rgb(0 0 0 / 50%);', 'color'],
  ['inset-block-start: 12px;', 'pixel size'],
  ['padding: 1rem;', 'spacing'],
  ['margin-inline-start: calc(${space.md} + .5rem);', 'spacing'],
  ['inset: -${space.md} 0 0;', 'minus'],
  ['font-size: 1.2rem;', 'font size'],
  ['font-weight: 700;', 'font weight'],
  ['line-height: 1.5;', 'line height'],
  ['letter-spacing: -0.01em;', 'letter spacing'],
  ['font-family: Georgia, serif;', 'font family'],
  ['border-radius: 0.5rem;', 'radius'],
  ['transition: opacity 200ms;', 'duration'],
  ['transition: opacity ${motion.fast} cubic-bezier(0, 0, 1, 1);', 'easing'],
  ['z-index: 10;', 'z-index'],
  ['@media (min-width: 48em) { gap: 0; }', 'breakpoint'],
])('X5 reports %s as a raw %s, with its line', (declaration, what) => {
  expect(found(declaration)).toEqual([expect.stringMatching(`^blog-app/src/card\\.tsx:2 raw ${what} `)]);
});

test('X5 finds raw values in style objects and in shared styles', () => {
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
])('X5 %s contains no raw value', (declaration) => {
  expect(found(declaration)).toEqual([]);
});
