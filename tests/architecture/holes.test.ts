import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { faultyText, readFaults } from '../holes/faults';

const faults = readFaults();

test('every fault of `npm run test:holes` still applies to its file', async () => {
  // Throws unless the faulty text occurs exactly once.
  for (const fault of await faults) expect(faultyText(fault)).toContain(fault.replace);
});

test('the faults have different names, and tests that exist', async () => {
  const names = (await faults).map(({ file, name }) => `${file}: ${name}`);
  expect(names.length).toBeGreaterThanOrEqual(100);
  expect(new Set(names).size).toBe(names.length);
  const tests = new Set((await faults).flatMap((fault) => fault.tests));
  expect([...tests].filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});
