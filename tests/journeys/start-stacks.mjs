import { startStack } from '../../local-stack/harness.mjs';

/**
 * The whole product as `npm start` runs it, on ports and data of its own, once for every worker: two journeys at a time
 * must not see each other's bookings and settings. The build is the one that is there.
 *
 * @param {{ maxWorkers: number }} run
 */
export default async function startEverything({ maxWorkers }) {
  /** @type {import('../../local-stack/harness.mjs').HarnessStack[]} */
  const stacks = [];
  // One after the other, for each takes the ports that are free.
  for (let worker = 0; worker < maxWorkers; worker += 1) stacks.push(await startStack());
  process.env.JOURNEY_STACKS = JSON.stringify(stacks);
  Object.assign(globalThis, { stopStacks: () => Promise.all(stacks.map(({ stop }) => stop())) });
}
