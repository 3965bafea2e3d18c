import { styledCode } from '../../config/check/styled-code.mjs';

const text = (source: string) => styledCode(source).map((code) => code.text.replace(/\s+/g, ' ').trim());

test('X5 finds styles in every notation', () => {
  expect(text('const A = styled.div<{ $on: boolean }>`color: red;`;')).toEqual(['color: red;']);
  expect(text('const A = styled(Card).attrs({ role: "x" })`gap: 3px;`;')).toEqual(['gap: 3px;']);
  expect(text('const a = css<Look>`gap: 3px;`;')).toEqual(['gap: 3px;']);
  expect(text('<div style={{ gap: "3px" }} />')).toEqual(['gap: "3px"']);
  expect(text('const a = isOn && `border-color: red;`;')).toEqual(['border-color: red;']);
});

test('X5 does not mistake code inside a style for a style', () => {
  expect(text('const A = styled.p`gap: ${space.md}; ${({ $on }) => $on && `top: ${x};`}`;')).toEqual([
    'gap: •; •',
    'top: •;',
  ]);
  expect(text('const greeting = name ? `Hello ${name}` : `Hello`;')).toEqual([]);
});
