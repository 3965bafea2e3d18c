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

onPostgres('PE9 a batch that is sent while its import is undone adds nothing', () =>
  inScratchDatabase(async ({ driver }, one, url) => {
    const owner = await addOwner(driver);
    const [first, second, admin] = [1, 2, 3].map(() => postgres(url!, { max: 1 })) as postgres.Sql[];
    const importId = randomUUID();
    const bring = (run: postgres.Sql, email: string) =>
      run`select public.import_subscribers(${JSON.stringify([{ email }])}::text::jsonb, 'They agreed.', false, ${importId})`;
    try {
      for (const connection of [first!, second!]) await actAs(connection, owner);
      await bring(first!, 'ada@example.com');
      const undoing = await first!.begin(async (run) => {
        await run`select public.undo_import(${importId})`;
        const meanwhile = bring(second!, 'maya@example.com').execute();
        await untilWaiting(admin!, new URL(url!).pathname.slice(1), 'import_subscribers');
        return { meanwhile };
      });
      await expect(undoing.meanwhile).rejects.toMatchObject({ code: 'PT409' });
      expect(await one('select count(*)::integer from public.newsletter_subscribers_la2024')).toBe(0);
    } finally {
      await Promise.all([first, second, admin].map((connection) => connection!.end()));
    }
  }, onServer),
);

onPostgres.each([
  ['PE9 a visitor who subscribes while an import is undone is a subscriber', `public.subscribe('maya@example.com')`, 2],
  [
    'PE9 a campaign that is started while an import is undone goes to the others',
    `public.start_campaign('CAMPAIGN')`,
    1,
  ],
])('%s', (_, call, subscribers) =>
  inScratchDatabase(async ({ driver }, one, url) => {
    const owner = await addOwner(driver);
    const [first, second, admin] = [1, 2, 3].map(() => postgres(url!, { max: 1 })) as postgres.Sql[];
    const [kept, undone] = [randomUUID(), randomUUID()];
    try {
      for (const connection of [first!, second!]) await actAs(connection, owner);
      for (const [email, id] of [
        ['ada@example.com', kept],
        ['maya@example.com', undone],
      ] as const)
        await first!`select public.import_subscribers(${JSON.stringify([{ email }])}::text::jsonb, 'They agreed.', false, ${id})`;
      const campaign = await one(
        `insert into public.newsletter_campaigns (subject, body) values ('News', 'Hello') returning id`,
      );
      const undoing = await first!.begin(async (run) => {
        await run`select public.undo_import(${undone})`;
        const meanwhile = second!.unsafe(`select ${call.replace('CAMPAIGN', String(campaign))}`).execute();
        await untilWaiting(admin!, new URL(url!).pathname.slice(1), call.slice(0, call.indexOf('(')));
        return { meanwhile };
      });
      await undoing.meanwhile;
      expect(await one('select count(*)::integer from public.newsletter_subscribers_la2024')).toBe(subscribers);
    } finally {
      await Promise.all([first, second, admin].map((connection) => connection!.end()));
    }
  }, onServer),
);
