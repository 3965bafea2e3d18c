import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { printedBy } from '../printed-by';
import { newEmail } from './api';
import { ownerOf, sendMessage, start, visitorOf } from './isolated-backend';
import { onPostgres, withOwnDatabase } from './own-database';

test('PE5 nothing of an erased person is left in any table, and everything of the others', async () => {
  expect(await printedBy('tests/backend/watch-erasure.mjs')).toEqual({
    // A new column for texts appears here until plant-people.mjs fills it, or knows that it is not about a person.
    'columns without markers': [],
    'exported without the marker': [],
    'erased with upcoming bookings': 'upcoming-bookings',
    'deleted and stored': ['emails 2', 'deleted 2', 'history 4', 'addresses 1'],
    'erased the address of a person': 'person-exists',
    'rows with markers of erased people': [],
    'rows of others are the same': true,
    'history rows were lost': false,
    'bookings kept': [
      ['cancelled', 5],
      ['completed', 5],
    ],
    'rows with markers after the emails under way': [],
    'emails of others to send again': 10,
    'restored after the erasure': 'not-restorable',
    'restored after 30 days': 'not-restorable',
    'kept for restoring': ['testimonials_la2024'],
  });
});

onPostgres('PE5 an erasure and a message of the same person at once wait for each other', () =>
  withOwnDatabase(async (url, admin, name) => {
    const backend = await start({ DATABASE_URL: url });
    const owner = await ownerOf(backend);
    const email = newEmail('erased');
    await sendMessage(visitorOf(backend), email);
    const { data: person } = await owner.from('person_addresses').select('person_id').eq('email', email).single();
    const isWaiting = async () =>
      (await admin`select 1 from pg_stat_activity where datname = ${name} and wait_event_type = 'Lock'`).length > 0;

    const sender = postgres(url, { max: 1 });
    const erasing = await sender.begin(async (run) => {
      await run`select public.send_contact_message(name => 'Maya', email => ${email}, message => 'One more thing')`;
      // Lazy: it starts when it is awaited.
      const erasure = Promise.resolve(owner.rpc('erase_person', { person_id: person?.person_id }));
      while (!(await isWaiting())) await sleep(20);
      return { erasure };
    });
    await sender.end();
    expect((await erasing.erasure).error).toBeNull();
    const { data } = await owner.from('person_addresses').select('email').eq('email', email).throwOnError();
    expect(data).toEqual([]);
  }),
);
