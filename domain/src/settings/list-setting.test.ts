import { listOf } from './list-setting';

test.each([
  ['[{"name":"Clarity","text":""}]', [{ name: 'Clarity' }]],
  ['[{"name":"<script>"},null,7,"x",[1]]', [{ name: '<script>' }]],
  ['[{"name":{"toString":1},"text":3}]', [{}]],
  ['{"name":"Clarity"}', []],
  ['not json', []],
  ['', []],
  [undefined, []],
])('WO1 the list %s keeps only texts of records', (stored, entries) => {
  expect(listOf(stored)).toEqual(entries);
});
