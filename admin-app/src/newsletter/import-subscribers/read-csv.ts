/** One record of a file. `line` is where it begins; `isBroken`: its quotation marks do not match. */
export type CsvRecord = { line: number; fields: string[]; isBroken: boolean };

export type CsvFile = { name: string; records: CsvRecord[]; delimiter: string; encoding: Encoding };

export const encodings = ['utf-8', 'windows-1252', 'utf-16le'] as const;

export type Encoding = (typeof encodings)[number];

export const delimiters = [',', ';', '\t'] as const;

export type ReadOptions = { delimiter?: string; encoding?: Encoding; signal?: AbortSignal };

/** A file larger than this is not a list of addresses. */
const maxBytes = 30 * 1024 * 1024;

const chunkLength = 32 * 1024;

/** Spreadsheets, pictures and archives have a zero byte near their start; a text has none. */
const startLength = 8000;

const notText =
  'This isn’t a CSV file. Open it in your spreadsheet program, save it as CSV (“Save as” or “Export”), and choose the new file.';

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Reads a CSV file in parts, so that the page stays responsive. Recognizes the encoding and the delimiter unless they are given.
 * Records without any text are left out. Throws a sentence for the owner if the file is too large, empty or not a text.
 */
export async function readCsv(file: File, { delimiter = '', encoding, signal }: ReadOptions = {}): Promise<CsvFile> {
  if (file.size > maxBytes) throw new RangeError('The file is larger than 30 MB. Please split it.');
  const [bytes, { parse }] = await Promise.all([file.arrayBuffer(), import('papaparse')]);
  const decoded = await decode(new Uint8Array(bytes), encoding);
  if (!encoding && decoded.text.slice(0, startLength).includes('\0')) throw new RangeError(notText);
  await pause();
  // Files written for Excel may begin with a line that names the delimiter.
  const [named = '', namedDelimiter = ''] = /^sep=(.)\r?\n/i.exec(decoded.text) ?? [];
  const records: CsvRecord[] = [];
  let line = named ? 2 : 1;
  let usedDelimiter = delimiter || namedDelimiter;
  let emptyChunks = 0;
  await new Promise<void>((resolve, reject) => {
    // The database stores no zero bytes. Papaparse counts the empty line at the end when it guesses the delimiter.
    parse(decoded.text.slice(named.length).replaceAll('\0', '').trimEnd(), {
      delimiter: usedDelimiter,
      delimitersToGuess: [...delimiters],
      chunkSize: chunkLength,
      chunk({ data, errors, meta }, parser) {
        usedDelimiter = meta.delimiter;
        const broken = new Set(errors.filter(({ code }) => code.endsWith('Quotes')).map(({ row }) => row));
        data.forEach((fields, row) => {
          if (fields.some((field) => field.trim())) records.push({ line, fields, isBroken: broken.has(row) });
          line += 1 + fields.reduce((breaks, field) => breaks + (field.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
        });
        emptyChunks = data.length === 0 ? emptyChunks + 1 : 0;
        if (emptyChunks > 2) {
          // A quotation mark is never closed: it would take everything that follows.
          parser.abort();
          records.push({ line, fields: ['(the rest of the file)'], isBroken: true });
          return resolve();
        }
        parser.pause();
        void pause().then(() => {
          if (!signal?.aborted) return parser.resume();
          parser.abort();
          reject(signal.reason as Error);
        });
      },
      complete: resolve,
    });
  });
  if (records.length === 0)
    throw new RangeError('The file is empty. Please choose one with an email address per line.');
  return { name: file.name, records, delimiter: usedDelimiter, encoding: decoded.encoding };
}

async function decode(bytes: Uint8Array, wanted?: Encoding): Promise<{ text: string; encoding: Encoding }> {
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  const encoding = wanted ?? (isBigEndian || (bytes[0] === 0xff && bytes[1] === 0xfe) ? 'utf-16le' : 'utf-8');
  // UTF-16 is one choice for the owner; the byte order mark tells its two kinds apart.
  const label = isBigEndian ? 'utf-16be' : encoding;
  try {
    // Windows-1252 is also what browsers take Latin-1 for.
    return { text: await decodeParts(bytes, new TextDecoder(label, { fatal: !wanted })), encoding };
  } catch (error) {
    if (wanted || encoding !== 'utf-8') throw error;
    return decode(bytes, 'windows-1252');
  }
}

async function decodeParts(bytes: Uint8Array, decoder: TextDecoder): Promise<string> {
  const size = 1024 * 1024;
  let text = '';
  for (let from = 0; from < bytes.length; from += size) {
    text += decoder.decode(bytes.subarray(from, from + size), { stream: true });
    await pause();
  }
  return text + decoder.decode();
}
