/** Lets the address with the fewest running requests go first, so that one with many slow requests does not hold up the others. */
export function createFairQueue({
  atOnce,
  perAddress,
  maxWaiting = 1000,
}: {
  atOnce: number;
  perAddress: number;
  maxWaiting?: number;
}) {
  const addresses: Map<string, { running: number; waiting: (() => void)[] }> = new Map();
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

  return async <Result>(address: string, work: () => Promise<Result>): Promise<Result | 'too-many'> => {
    const line = addresses.get(address) ?? { running: 0, waiting: [] };
    if (line.waiting.length >= maxWaiting) return 'too-many';
    addresses.set(address, line);
    const turn: Promise<void> = new Promise((resolve) => line.waiting.push(resolve));
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
