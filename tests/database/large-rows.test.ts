import type * as LargeRows from '../../local-stack/seed/large-rows';
import type * as Fill from '../../local-stack/seed/fill';
import { importInNode, inScratchDatabase } from '../scratch-steps';

test('an interrupted seed of large tables continues after the last row of each', async () => {
  const { addRows } = await importInNode<typeof Fill>('local-stack/seed/fill.ts');
  const { largeTables } = await importInNode<typeof LargeRows>('local-stack/seed/large-rows.ts');
  expect(largeTables).toHaveLength(5);
  await inScratchDatabase(async ({ driver }, one) => {
    for (const table of largeTables) {
      const last = () => one<number | null>(table.last);
      expect(await last()).toBeNull();
      await addRows(driver, table, 12);
      expect(await last()).toBe(12);
      await addRows(driver, table, 20, 12);
      expect(await last()).toBe(20);
    }
  });
});
