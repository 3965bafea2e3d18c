// Prints as JSON what visitors read about the clock changes between two days.
import { printSeen } from '../scratch-steps.mjs';

await printSeen(async (_, one) => {
  /** @param {string} zone */
  const changes = (zone) => one(`select private.clock_change($1, '2026-10-20', '2026-11-04')`, [zone]);
  return { berlin: await changes('Europe/Berlin'), tokyo: await changes('Asia/Tokyo') };
});
