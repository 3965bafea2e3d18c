/**
 * @typedef {{ url: string, type: string, bytes: number, initiators: string[] }} SeenRequest
 */

/**
 * Returns for each request how many others had to complete one after another before it could start: 1 for the page
 * itself.
 *
 * @param {SeenRequest[]} seen in the order they were made
 * @returns {number[]}
 */
export function requestDepths(seen) {
  /** @type {Map<string, number>} */
  const known = new Map();
  return seen.map(({ url, initiators }) => {
    const before = initiators.map((initiator) => known.get(initiator) ?? 0);
    const depth = seen[0]?.url === url ? 1 : Math.max(1, ...before) + 1;
    if (!known.has(url)) known.set(url, depth);
    return depth;
  });
}
