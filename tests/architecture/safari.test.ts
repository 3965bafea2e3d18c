import { styledCode } from '../../config/check/styled-code.mjs';
import { remoteNames } from '../../config/remotes.mjs';
import { filesOf } from './sources';

/** Declarations that Safari ignores, and what it understands. */
const ignored = [
  { pattern: /(?<![\w-])user-select:/, instead: '-webkit-user-select, which every browser knows' },
  { pattern: /text-decoration:\s*[^;\s]+ [^;]*;/, instead: 'text-decoration-line, -color and -thickness' },
];

const found = (text: string) =>
  styledCode(text).flatMap((code) => ignored.filter(({ pattern }) => pattern.test(code.text)));

test('Safari understands all styles', () => {
  const files = ['shared-ui', 'shell', ...remoteNames].flatMap((name) => filesOf(`${name}/src`));
  const wrong = files.flatMap(({ path, text }) => found(text).map(({ instead }) => `${path}: use ${instead}`));
  expect(wrong).toEqual([]);
});

test.each(['user-select: none;', 'text-decoration: underline ${color.link} 1px;'])('%s is found', (declaration) => {
  expect(found('const A = styled.p`\n  ' + declaration + '\n`;')).toHaveLength(1);
});
