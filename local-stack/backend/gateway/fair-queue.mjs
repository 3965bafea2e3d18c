/**
 * Lets the address with the fewest running requests go first, so that one with many slow requests does not hold up the others.
 *
 * @param {{ atOnce: number, perAddress: number, mostWaiting?: number }} limits
 */
export function createFairQueue({ atOnce, perAddress, mostWaiting = 1000 }) {
  /** @type {Map<string, { running: number, waiting: (() => void)[] }>} */
  const addresses = new Map();
  let running = 0;

  const startNext = () => {
    while (running < atOnce) {
      const [next] = [...addresses.values()]
        .filter((line) => line.waiting.length > 0 && line.running < perAddress)
        .toSorted((one, other) => one.running - other.running);
      if (!next) return;
      running += 1;
      next.running += 1;
      next.waiting.shift()?.();
    }
  };

  /**
   * @template Result
   * @param {string} address
   * @param {() => Promise<Result>} work
   * @returns {Promise<Result | 'too-many'>}
   */
  return async (address, work) => {
    const line = addresses.get(address) ?? { running: 0, waiting: [] };
    if (line.waiting.length >= mostWaiting) return 'too-many';
    addresses.set(address, line);
    /** @type {Promise<void>} */
    const turn = new Promise((resolve) => line.waiting.push(resolve));
    startNext();
    await turn;
    try {
      return await work();
    } finally {
      running -= 1;
      line.running -= 1;
      if (line.running === 0 && line.waiting.length === 0) addresses.delete(address);
      startNext();
    }
  };
}
