import { styledCode } from '../../config/check/styled-code.mjs';
import { withShortStyles } from '../../config/webpack/styles-loader.mjs';
import { filesOf, isTestOrStory } from './sources';

const packages = ['shared-ui', 'shell', 'public-site', 'booking-widget', 'blog-app', 'admin-app'];
const sources = packages.flatMap((name) => filesOf(name)).filter((file) => !isTestOrStory(file));

test('styles are shipped without comments, line breaks and indentation', () => {
  const style = `export const Card = styled.div<{ $isWide: boolean }>\`
  /* Room for the shadow. */
  padding: \${space.sm}
    \${space.md};
  \${media.up('md')} {
    inset: 0;
  }
  \${({ $isWide }) =>
    $isWide &&
    css\`
      inline-size: 100%;
    \`}
\`;
`;
  expect(withShortStyles(style)).toBe(
    `export const Card = styled.div<{ $isWide: boolean }>\`padding: \${space.sm} \${space.md};\${media.up('md')} {inset: 0;}\${({ $isWide }) => $isWide && css\`inline-size: 100%;\`} \`;\n`,
  );
});

test('other templates keep their line breaks', () => {
  const text = 'const styledText = `\n  first\n  second\n`;\n';
  expect(withShortStyles(text)).toBe(text);
});

test('short styles have the rules of the sources', () => {
  const rules = (source: string) =>
    styledCode(source).map(({ text }) =>
      text
        .replace(/\/\*[^]*?\*\//g, '')
        .replace(/\s+/g, ' ')
        .replace(/ ?([;{}]) ?/g, '$1')
        .trim(),
    );
  const changed = sources.filter(({ text }) => withShortStyles(text) !== text);
  expect(changed.length).toBeGreaterThan(100);
  for (const { path, text } of changed) expect([path, ...rules(withShortStyles(text))]).toEqual([path, ...rules(text)]);
});

test('no style of several lines is shipped as it was written', () => {
  const long = sources.filter(({ text }) =>
    /\b(?:styled[.(]|css|keyframes|createGlobalStyle)[^`;]*`\n/.test(withShortStyles(text)),
  );
  expect(long.map(({ path }) => path)).toEqual([]);
});
