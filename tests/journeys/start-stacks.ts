import { fileURLToPath } from 'node:url';
import { startStack } from '../../local-stack/harness.ts';
import { assembleSite } from '../assemble-site.mjs';

/**
 * Starts the whole product as `npm start` runs it, once per worker on its own ports and data, so that two journeys at a
 * time never see each other's bookings and settings. Serves the existing build, without the pages that `npm start` published.
 *
 * @returns stops them
 */
export default async function startStacks({ workers }: { workers: number }): Promise<() => Promise<unknown>> {
  process.env.SITE_FOLDER = assembleSite('journeys');
  // One journey connects a calendar that it starts on this computer.
  process.env.CALENDARS_ON_THIS_COMPUTER = 'true';
  // Journeys call the scheduled functions themselves, or emails would be sent between any two of their steps.
  process.env.FUNCTIONS_SCHEDULE = 'off';
  process.env.SEED_FILE = fileURLToPath(new URL('due-mails.sql', import.meta.url));
  const stacks = await Promise.all(Array.from({ length: workers }, () => startStack()));
  // One journey starts its own stack.
  delete process.env.SEED_FILE;
  process.env.JOURNEY_STACKS = JSON.stringify(stacks);
  return () => Promise.all(stacks.map(({ stop }) => stop()));
}
