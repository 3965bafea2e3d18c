import postgres from 'postgres';
import { bookSoon, inScratchDatabase, onServer } from '../scratch-steps';
import { onPostgres, untilWaiting } from './own-database';

onPostgres('B9 a link that confirms an address, and the answer to its other request, both succeed', () =>
  inScratchDatabase(async ({ driver }, one, url) => {
    const opened = await bookSoon(driver, '9:00 AM', 'maya@example.com');
    const answered = await bookSoon(driver, '11:00 AM', 'maya@example.com');
    const [owner, visitor, admin] = [1, 2, 3].map(() => postgres(url!, { max: 1 })) as postgres.Sql[];
    try {
      const opening = await owner!.begin(async (run) => {
        await run`select from public.bookings_la2024 where id = ${answered} for update`;
        const link = visitor!`select public.booking_by_link(private.booking_link(${opened})) as booking`.execute();
        await untilWaiting(admin!, new URL(url!).pathname.slice(1), 'booking_by_link');
        await run`update public.bookings_la2024 set status = 'cancelled' where id = ${answered}`;
        // An object, or the link would be awaited before the commit.
        return { link };
      });
      expect((await opening.link)[0]?.booking).toMatchObject({ status: 'pending', starts_at: expect.any(String) });
      expect(await one('select lapses_at from public.bookings_la2024 where id = $1', [opened])).toBeNull();
    } finally {
      await Promise.all([owner, visitor, admin].map((connection) => connection!.end()));
    }
  }, onServer),
);
