import { saveCsv } from './save-csv';

test('decision 27 a CSV file begins with a byte order mark, so that Excel reads its letters', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  saveCsv('people.csv', ['Zoë\r\n']);
  const reader = new FileReader();
  reader.readAsArrayBuffer(saved[0]!);
  await new Promise((resolve) => (reader.onload = resolve));
  expect([...new Uint8Array(reader.result as ArrayBuffer)]).toEqual([0xef, 0xbb, 0xbf, ...Buffer.from('Zoë\r\n')]);
});
