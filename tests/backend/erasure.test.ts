import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { actAs, addOwner, inScratchDatabase, onServer } from '../scratch-steps';
import { newEmail } from './api';
import { ownerOf, sendMessage, start, visitorOf } from './isolated-backend';
import { onPostgres, withOwnDatabase } from './own-database';
import { addressOf, deletedAddressOf, dump, markers, plantPeople, rowsWith, unplantedColumns } from './plant-people';
import { book, bookingForm, freeSlots } from './slots';

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

/** @param what a part of the statement that waits for a lock */
async function untilWaiting(admin: postgres.Sql, database: string, what = '') {
  const waiting = () =>
    admin`select 1 from pg_stat_activity
      where datname = ${database} and wait_event_type = 'Lock' and strpos(query, ${what}) > 0`;
  while ((await waiting()).length === 0) await sleep(20);
}

type Person = { email: string; ids: [smaller: string, greater: string] };
type Step = (run: postgres.TransactionSql, person: Person) => Promise<unknown>;

const lockPerson = (run: postgres.TransactionSql, id: string) =>
  run`select 1 from public.people where id = ${id} for update`;

/** Transactions at the same time, with what they do before and after the erasure begins to wait for them. */
const others: { what: string; before: Step; after?: Step }[] = [
  {
    what: 'a message',
    before: (run, { email }) =>
      run`select public.send_contact_message(name => 'Maya', email => ${email}, message => 'One more thing')`,
  },
  {
    what: 'the deletion of a message',
    before: (run, { email }) => run`delete from public.contact_messages_la2024 where email = ${email}`,
  },
  {
    // The locks of restore_deleted.
    what: 'the restoration of a subscriber',
    before: (run, { email }) => run`select 1 from private.deleted_rows where stored ->> 'email' = ${email} for update`,
    after: (run, { ids: [, main] }) => lockPerson(run, main),
  },
  {
    // The locks of separate_person.
    what: 'a separation',
    before: (run, { ids: [joined] }) => lockPerson(run, joined),
    after: (run, { ids: [, main] }) => lockPerson(run, main),
  },
];

onPostgres.each(others)(
  'PE5 an erasure and $what of the same person at once wait for each other',
  ({ before, after }) =>
    withOwnDatabase(async (url, admin, name) => {
      const backend = await start({ DATABASE_URL: url });
      const owner = await ownerOf(backend);
      const emails = [newEmail('erased'), newEmail('joined')];
      for (const email of emails) await sendMessage(visitorOf(backend), email);
      await visitorOf(backend).rpc('subscribe', { email: emails[0]! }).throwOnError();
      await owner.from('newsletter_subscribers_la2024').delete().eq('email', emails[0]!).throwOnError();
      const addresses = () => owner.from('person_addresses').select('person_id').in('email', emails);
      const { data } = await addresses().order('person_id').throwOnError();
      const ids = data.map(({ person_id: id }) => id as string) as Person['ids'];
      await owner.rpc('join_people', { person_id: ids[1], other_id: ids[0] }).throwOnError();
      const other = postgres(url, { max: 1 });
      const person = { email: emails[0]!, ids };
      const transaction = other.begin(async (run) => {
        await before(run, person);
        // Lazy: it starts when it is awaited.
        const erasure = Promise.resolve(owner.rpc('erase_person', { person_id: ids[1] }));
        await untilWaiting(admin, name);
        await after?.(run, person);
        return { erasure };
      });
      const erasing = await transaction.finally(() => other.end());
      expect((await erasing.erasure).error).toBeNull();
      expect((await addresses().throwOnError()).data).toEqual([]);
    }),
);

onPostgres('PE4 the answer to a message that is deleted at the same time is rejected with a reason', () =>
  withOwnDatabase(async (url, admin, name) => {
    const backend = await start({ DATABASE_URL: url });
    const owner = await ownerOf(backend);
    const email = newEmail('deleted');
    await sendMessage(visitorOf(backend), email);
    const [message] = (await owner.from('contact_messages_la2024').select('id').eq('email', email).throwOnError()).data;
    const mail = { mail_id: crypto.randomUUID(), subject: 'Hello', body: 'Hello', answers_message: message!.id };

    const other = postgres(url, { max: 1 });
    const deletion = other.begin(async (run) => {
      await run`delete from public.contact_messages_la2024 where email = ${email}`;
      const answer = Promise.resolve(owner.rpc('send_personal_mail', mail));
      await untilWaiting(admin, name);
      return { answer };
    });
    const { answer } = await deletion.finally(() => other.end());
    expect((await answer).error).toMatchObject({ code: 'PT409', hint: 'person-gone' });
  }),
);

onPostgres('PE5 an erasure and a booking that lapses an earlier request of the person both succeed', () =>
  withOwnDatabase(async (url, admin, name) => {
    const backend = await start({ DATABASE_URL: url });
    const owner = await ownerOf(backend);
    const visitor = visitorOf(backend);
    const email = newEmail('lapsed');
    const [first, second] = await freeSlots(60, visitor);
    await book(bookingForm(first!, { email }), visitor).throwOnError();
    const { data: person } = await owner
      .from('person_addresses')
      .select('person_id')
      .eq('email', email)
      .single()
      .throwOnError();

    const other = postgres(url, { max: 1 });
    await other`update public.bookings_la2024 set lapses_at = now() where email = ${email}`;
    const requests = other.begin(async (run) => {
      // Each booking counts here first.
      await run`select 1 from private.rate_counters where action = 'booking' and subject = 'everybody' for update`;
      const booking = Promise.resolve(book(bookingForm(second!, { email }), visitor));
      await untilWaiting(admin, name, 'book_consultation');
      const erasure = Promise.resolve(
        owner.rpc('erase_person', { person_id: person.person_id, cancels_upcoming: true }),
      );
      await Promise.race([erasure, untilWaiting(admin, name, 'erase_person')]);
      return { booking, erasure };
    });
    const { booking, erasure } = await requests.finally(() => other.end());
    expect([(await booking).error, (await erasure).error]).toEqual([null, null]);
  }),
);
