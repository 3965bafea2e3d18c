// Prints as JSON what visitors read about the clock changes between two days.
import { withScratchDatabase } from '../../local-stack/backend/scratch-database.mjs';
import { valueIn } from '../scratch-steps.mjs';

/** @param {import('../../local-stack/backend/database.mjs').Connection} connection */
async function readChanges({ driver }) {
  /** @param {string} zone */
  const changes = (zone) => valueIn(driver)(`select private.clock_change($1, '2026-10-20', '2026-11-04')`, [zone]);
  return { berlin: await changes('Europe/Berlin'), tokyo: await changes('Asia/Tokyo') };
}

console.log(JSON.stringify(await withScratchDatabase(readChanges)));
