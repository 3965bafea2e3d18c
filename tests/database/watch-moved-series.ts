// Prints as JSON the emails that a client gets about a series that the owner moves.
import { deliver } from '../../supabase/functions/booking-mail/deliver.ts';
import { createOutbox } from '../../supabase/functions/booking-mail/outbox.ts';
import { someCoach } from '../../supabase/functions/booking-mail/testing.ts';
import { actAs, addOwner, directly, printSeen, type Connection } from '../scratch-steps.ts';

const dates = ['2031-03-04', '2031-03-11', '2031-03-18'];

async function watch({ driver }: Connection) {
  await actAs(driver, await addOwner(driver));
  const outbox = createOutbox(directly(driver));
  const sent: { subject: string; times: string[] }[] = [];
  /** The emails of the next half minute. */
  const emails = async () => {
    await driver.unsafe(`update private.mail_outbox set next_attempt_at = next_attempt_at - interval '31 seconds'`);
    sent.length = 0;
    await deliver({
      outbox,
      readCoach: async () => someCoach,
      async send({ subject, text, to }) {
        if (to.address !== someCoach.email)
          sent.push({ subject, times: text.match(/\d+:\d\d [AP]M(?= Eastern)/g) ?? [] });
        return { state: 'sent' };
      },
    });
    return sent.toSorted((a, b) => a.subject.localeCompare(b.subject));
  };
  const moveTo = (time: string) =>
    driver.unsafe(
      `select public.move_series(array_agg(id order by starts_at), array_agg(sequence order by starts_at),
        array_agg(appointment_date order by starts_at), array_fill($1::text, array[3]), true)
      from public.bookings_la2024`,
      [time],
    );

  await driver.unsafe(
    `select public.book_series(gen_random_uuid(), 'leadership', $1::date[], array_fill('10:00 AM'::text, array[3]), 'Iris', 'Lane',
      'iris@example.com', is_sure => true)`,
    [dates],
  );
  const booked = await emails();
  await moveTo('2:00 PM');
  const moved = await emails();
  await driver.unsafe(`update public.bookings_la2024 set status = 'pending' where appointment_date = $1`, [dates[1]]);
  await emails();
  await moveTo('4:00 PM');
  return { booked, moved, withRequest: await emails() };
}

await printSeen(watch);
