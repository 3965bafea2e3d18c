export type SeenRequest = { url: string; type: string; bytes: number; initiators: string[] };

/**
 * Returns for each request how many others had to complete one after another before it could start: 1 for the page
 * itself.
 *
 * @param seen in the order they were made
 */
export function requestDepths(seen: SeenRequest[]): number[] {
  const known: Map<string, number> = new Map();
  return seen.map(({ url, initiators }) => {
    const before = initiators.map((initiator) => known.get(initiator) ?? 0);
    const depth = seen[0]?.url === url ? 1 : Math.max(1, ...before) + 1;
    if (!known.has(url)) known.set(url, depth);
    return depth;
  });
}
