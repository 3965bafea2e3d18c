import { fileURLToPath } from 'node:url';
import { startStack } from '../../local-stack/harness.mjs';

/**
 * Starts the whole product as `npm start` runs it, once per worker on its own ports and data, so that two journeys at a
 * time never see each other's bookings and settings. Serves the existing build.
 *
 * @param {{ workers: number }} config
 * @returns {Promise<() => Promise<unknown>>} stops them
 */
export default async function startStacks({ workers }) {
  // One journey connects a calendar that it starts on this computer.
  process.env.CALENDARS_ON_THIS_COMPUTER = 'true';
  process.env.SEED_FILE = fileURLToPath(new URL('due-mails.sql', import.meta.url));
  /** @type {import('../../local-stack/harness.mjs').HarnessStack[]} */
  const stacks = [];
  // In sequence, because each takes ports that are free at that moment.
  for (let worker = 0; worker < workers; worker += 1) stacks.push(await startStack());
  // One journey starts its own stack.
  delete process.env.SEED_FILE;
  process.env.JOURNEY_STACKS = JSON.stringify(stacks);
  return () => Promise.all(stacks.map(({ stop }) => stop()));
}
