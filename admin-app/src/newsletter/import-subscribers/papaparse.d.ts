/** The parts of papaparse that the import uses. The package has no types of its own. */
declare module 'papaparse' {
  type Parser = { pause(): void; resume(): void; abort(): void };
  type Results = { data: string[][]; errors: { row?: number; code: string }[]; meta: { delimiter: string } };
  export function parse(
    text: string,
    options: {
      delimiter: string;
      delimitersToGuess: string[];
      chunkSize: number;
      chunk(results: Results, parser: Parser): void;
      complete(): void;
    },
  ): void;
}
