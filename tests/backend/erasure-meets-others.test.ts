import postgres from 'postgres';
import { newEmail } from './api';
import { ownerOf, sendMessage, start, visitorOf } from './isolated-backend';
import { onPostgres, untilWaiting, withOwnDatabase } from './own-database';
import { book, bookingForm, freeSlots } from './slots';

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
