import { createFairQueue } from '../../local-stack/backend/gateway/fair-queue';

// No test waits for a server.
jest.setTimeout(5000);

/** Runs work that ends when `finish` is called, and lists who started. */
function watched(limits: Parameters<typeof createFairQueue>[0]) {
  const inTurn = createFairQueue(limits);
  const started: string[] = [];
  const endings: (() => void)[] = [];
  return {
    started,
    ask: (address: string) =>
      inTurn(address, () => {
        started.push(address);
        return new Promise<void>((resolve) => endings.push(resolve));
      }),
    finish: async () => {
      endings.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

test('one address takes only its share, and others go first', async () => {
  const { started, ask, finish } = watched({ atOnce: 3, perAddress: 2 });
  for (let times = 0; times < 4; times += 1) void ask('attacker');
  await new Promise(setImmediate);
  expect(started).toEqual(['attacker', 'attacker']);
  void ask('visitor');
  void ask('another');
  await new Promise(setImmediate);
  expect(started.slice(2)).toEqual(['visitor']);
  await finish();
  expect(started.slice(3)).toEqual(['another']);
  await finish();
  expect(started.slice(4)).toEqual(['attacker']);
});

test('a full queue rejects further requests from that address only', async () => {
  const { ask, started } = watched({ atOnce: 5, perAddress: 1, maxWaiting: 1 });
  void ask('attacker');
  void ask('attacker');
  expect(await ask('attacker')).toBe('too-many');
  void ask('visitor');
  await new Promise(setImmediate);
  expect(started).toEqual(['attacker', 'visitor']);
});
