import { saveFile } from '../save-file';

/** Downloads records as a CSV file. Without a byte order mark, Excel garbles every letter beyond ASCII. */
export const saveCsv = (name: string, records: readonly string[]) =>
  saveFile(name, ['\uFEFF', ...records], 'text/csv;charset=utf-8');
