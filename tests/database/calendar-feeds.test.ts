import { actAs, addOwner, bookSoon, inScratchDatabase } from '../scratch-steps';

test('CA1 a feed has no canceled bookings, lapsed requests or erased clients', () =>
  inScratchDatabase(async ({ driver }, one) => {
    const ids = [];
    for (const [index, time] of ['9:00 AM', '11:00 AM', '1:00 PM', '3:00 PM'].entries())
      ids.push(await bookSoon(driver, time, `maya.${index}@example.com`));
    const [kept, canceled, lapsed, erased] = ids;
    await actAs(driver, await addOwner(driver));
    const secret = await one(`select public.add_calendar_feed('Phone', true)`);
    const read = async () => {
      const feed = await one<{ bookings: { id: string }[] }>('select public.read_calendar_feed($1)', [secret]);
      return feed.bookings.map(({ id }) => id);
    };
    expect(await read()).toEqual(ids);
    const change = (id: string | undefined, change: string) =>
      driver.unsafe(`update public.bookings_la2024 set ${change} where id = $1`, [id!]);
    await change(canceled, `status = 'cancelled'`);
    expect(await read()).toEqual([kept, lapsed, erased]);
    await change(lapsed, 'lapses_at = now()');
    expect(await read()).toEqual([kept, erased]);
    await change(erased, `email = private.erased_address()`);
    expect(await read()).toEqual([kept]);
  }));

test('CA1 a feed that is added again answers at its new address only', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await actAs(driver, await addOwner(driver));
    const id = crypto.randomUUID();
    const add = (name: string) => one<string>('select public.add_calendar_feed($1, true, $2)', [name, id]);
    const [first, second] = [await add('Phone'), await add('Tablet')];
    const read = (secret: string) => one(`select public.read_calendar_feed($1) ->> 'name'`, [secret]);
    expect([await read(first), await read(second)]).toEqual([null, 'Tablet']);
  }));

test('CA1 the owner has at most 20 feeds', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await actAs(driver, await addOwner(driver));
    const add = (name: string) => one('select public.add_calendar_feed($1, false)', [name]);
    for (let count = 1; count <= 20; count += 1) await add(`Feed ${count}`);
    await expect(add('Feed 21')).rejects.toMatchObject({ hint: 'name' });
  }));
