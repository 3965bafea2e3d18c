import type postgres from 'postgres';
import { actAs, addOwner, inScratchDatabase, onServer } from '../scratch-steps';
import { addressOf, deletedAddressOf, dump, markers, plantPeople, rowsWith, unplantedColumns } from './plant-people';

/** Erases addresses whose records are all deleted. Returns the rows of the first export, by kind. */
async function eraseAddresses(
  call: (statement: string, ...given: unknown[]) => Promise<postgres.Row[]>,
  erased: readonly string[],
) {
  const exports = [];
  for (const address of erased.map(deletedAddressOf)) {
    const [row] = await call('select public.export_person($1) as file', address.toUpperCase());
    exports.push(
      Object.entries<unknown[] | null>(row?.file).flatMap(([kind, records]) =>
        records ? [`${kind} ${records.length}`] : [],
      ),
    );
    // Twice, as after a lost response.
    await call('select public.erase_address($1)', address.toUpperCase());
    await call('select public.erase_address($1)', address.toUpperCase());
    const [again] = await call('select public.export_person($1) as file', address);
    if (again?.file) exports.unshift(['stored after the erasure']);
  }
  return exports[0];
}

test('PE5 an erased person is in no table anymore, and others lose nothing', () =>
  inScratchDatabase(async (connection) => {
    const { driver } = connection;
    await actAs(driver, await addOwner(driver));
    const call = (statement: string, ...given: unknown[]) => driver.unsafe(statement, given);
    await plantPeople(connection);
    // A new column for texts appears here until plant-people.ts fills it, or knows that it is not about a person.
    expect(await unplantedColumns(connection)).toEqual([]);
    const [erased, others] = [markers.slice(0, 10), markers.slice(10)];
    const sending = await call(`select mail.id, mail.claim, reader.email from public.newsletter_campaign_mails as mail
      join public.newsletter_subscribers_la2024 as reader on reader.id = mail.subscriber_id`);
    const before = await dump(connection);

    for (const [index, marker] of erased.entries()) {
      const [row] = await call(
        'select public.export_person($1) as file, private.find_person($1) as id',
        addressOf(marker),
      );
      for (const [kind, records] of Object.entries(row?.file))
        if (kind !== 'campaigns')
          expect([kind, JSON.stringify(records).toLowerCase()]).toEqual([kind, expect.stringContaining(marker)]);
      expect(others.filter((other) => JSON.stringify(row?.file).includes(other))).toEqual([]);
      expect(row?.file.campaigns).toMatchObject([{ subject: 'News', state: 'sending' }]);
      // Its holder may report on the email.
      expect(row?.file.emails.filter((mail: object) => 'claim' in mail)).toEqual([]);
      const pictures = row?.file.testimonials.map((one: { pictures: string[] }) => one.pictures);
      expect(pictures).toEqual([[`/images/${marker}.jpg`, `/images/${marker}.webp`], []]);
      const testimonials = row?.file.testimonials.map(({ id }: { id: string }) => id);
      await expect(call('select public.erase_person($1)', row?.id)).rejects.toMatchObject({
        hint: 'upcoming-bookings',
      });
      await call('select public.erase_person($1, $2, true, $3)', row?.id, index % 2 === 1, testimonials);
    }
    expect(await eraseAddresses(call, erased)).toEqual(['emails 2', 'deleted 2', 'history 4', 'addresses 1']);
    await expect(call('select public.erase_address($1)', addressOf(others[0]!))).rejects.toMatchObject({
      hint: 'person-exists',
    });
    const after = await dump(connection);
    const restore = (marker: string) =>
      call(
        `select public.restore_deleted(id) from public.change_history where table_name = 'contact_messages_la2024' and action = 'deleted'
          and (subject = 'erased' or subject = $1) order by subject = $1 desc limit 1`,
        marker,
      );
    const notRestorable = { hint: 'not-restorable' };
    await expect(restore('erased')).rejects.toMatchObject(notRestorable);
    const rewritten = (rows: string[]) => rows.filter((row) => row.startsWith('public.change_history')).length;
    expect(rowsWith(after, erased)).toEqual([]);
    expect(rowsWith(after, others)).toEqual(rowsWith(before, others));
    expect(rewritten(after)).toBeGreaterThanOrEqual(rewritten(before));
    const kept = await call(`select status, count(*)::integer from public.bookings_la2024
      where email = private.erased_address() group by status order by status`);
    expect(kept).toEqual([
      { status: 'cancelled', count: 5 },
      { status: 'completed', count: 5 },
    ]);
    const [link] = await call(`select public.booking_by_link(private.booking_link(id)) ->> 'message' as answer
      from public.bookings_la2024 where email = private.erased_address() and status = 'cancelled' limit 1`);
    expect(link).toEqual({ answer: 'This booking no longer exists.' });

    // The mail server refuses the emails under way, and names the address in its reason.
    for (const mail of sending)
      await call(
        `select public.settle_campaign_mail($1, $2, 'refused', $3)`,
        mail.id,
        mail.claim,
        `Unknown: ${mail.email}`,
      );
    const settled = await dump(connection);
    expect(rowsWith(settled, erased)).toEqual([]);
    const toSendAgain = rowsWith(settled, others).filter((row) => row.startsWith('public.newsletter_campaign_mails'));
    expect(toSendAgain).toHaveLength(10);

    await call(`update public.change_history set restorable_until = now() where restorable_until is not null`);
    await expect(restore(others[0]!)).rejects.toMatchObject(notRestorable);
    await call(`update private.deleted_rows set deleted_at = now() - interval '31 days'`);
    await call('delete from public.testimonials_la2024');
    expect(await call('select distinct table_name from private.deleted_rows')).toEqual([
      { table_name: 'testimonials_la2024' },
    ]);
  }, onServer));
