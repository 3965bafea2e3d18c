import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { actAs, addOwner, inScratchDatabase, onServer } from '../scratch-steps';
import { onPostgres, untilWaiting } from './own-database';

onPostgres('PE9 a batch that is sent again while the first attempt is running counts what that adds', () =>
  inScratchDatabase(async ({ driver }, _one, url) => {
    const owner = await addOwner(driver);
    const [first, second, admin] = [1, 2, 3].map(() => postgres(url!, { max: 1 })) as postgres.Sql[];
    const entries = JSON.stringify([{ email: 'maya@example.com' }]);
    const importId = randomUUID();
    const bring = (run: postgres.Sql | postgres.TransactionSql) =>
      run`select public.import_subscribers(${entries}::text::jsonb, 'They agreed.', false, ${importId}) as outcomes`;
    try {
      for (const connection of [first!, second!]) await actAs(connection, owner);
      const importing = await first!.begin(async (run) => {
        expect(await bring(run)).toEqual([{ outcomes: ['added'] }]);
        const again = bring(second!).execute();
        await untilWaiting(admin!, new URL(url!).pathname.slice(1), 'import_subscribers');
        // An object, or the second attempt would be awaited before the commit.
        return { again };
      });
      expect(await importing.again).toEqual([{ outcomes: ['added'] }]);
    } finally {
      await Promise.all([first, second, admin].map((connection) => connection!.end()));
    }
  }, onServer),
);
