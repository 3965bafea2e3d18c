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

test.each([
  ['a comment that ends with a template’s start', '// Uses `css`\nexport const a = 1;\nconst b = `\n`;\n'],
  [
    'a style that ends at another indentation',
    'const a = (b) =>\n  b\n    ? css`\n        color: red;\n      `\n    : null;\n// Next.\nexport const c = 1;\nconst d = styled.b`\n`;\n',
  ],
])('code after %s keeps its lines', (_, code) => {
  const lines = code.split('\n').filter((line) => /^(?:export|\/\/)/.test(line));
  expect(withShortStyles(code).split('\n')).toEqual(expect.arrayContaining(lines));
});

test('a line comment in a style fails the build', () => {
  expect(() => withShortStyles('const a = css`\n  color: red; // why\n  margin: 0;\n`;\n')).toThrow('Only /* */');
  expect(withShortStyles('const a = css`\n  src: url(https://a.example);\n`;\n')).toContain('https://a.example');
});

test('shortening keeps every rule', () => {
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

test('every style of several lines is shortened', () => {
  const start =
    /\b(?:styled(?:\.\w+|\([^`]{1,80}?\))|css|keyframes|createGlobalStyle)(?:\.attrs\([^`]{1,200}?\))?(?:<[^`]{1,200}?>)?`\n/;
  const long = sources.filter(({ text }) => start.test(withShortStyles(text)));
  expect(long.map(({ path }) => path)).toEqual([]);
  expect(sources.filter(({ text }) => start.test(text)).length).toBeGreaterThan(100);
});
