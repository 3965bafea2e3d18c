/** A CSV file of texts or bytes as browsers have it; jsdom's has no `arrayBuffer`. */
export function csvFile(...parts: (string | number[])[]): File {
  const bytes = Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part as string))));
  return Object.assign(new File([bytes], 'fair.csv', { type: 'text/csv' }), { arrayBuffer: async () => bytes.buffer });
}
