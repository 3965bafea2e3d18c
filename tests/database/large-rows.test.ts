import { printedBy } from '../printed-by';

test('an interrupted seed of large tables continues after the last row of each', async () => {
  const script = `
    const { withScratchDatabase } = await import('./local-stack/backend/scratch-database.ts');
    const { addRows } = await import('./local-stack/seed/fill.ts');
    const { largeTables } = await import('./local-stack/seed/large-rows.ts');
    const lastOf = async (driver, table) => (await driver.unsafe(table.last))[0].last;
    const seen = await withScratchDatabase(async ({ driver }) => {
      const found = [];
      for (const table of largeTables) {
        const none = await lastOf(driver, table);
        await addRows(driver, table, 12);
        const some = await lastOf(driver, table);
        await addRows(driver, table, 20, some);
        found.push([none, some, await lastOf(driver, table)]);
      }
      return found;
    });
    console.log(JSON.stringify(seen));`;
  expect(await printedBy('--input-type=module', '-e', script)).toEqual(Array(5).fill([null, 12, 20]));
});
