import { deliver } from '../../supabase/functions/booking-mail/deliver';
import { createOutbox } from '../../supabase/functions/booking-mail/outbox';
import { someCoach } from '../../supabase/functions/booking-mail/testing';
import { actAs, addOwner, directly, inScratchDatabase } from '../scratch-steps';

const dates = ['2031-03-04', '2031-03-11', '2031-03-18'];

test('OB2 OB3 one email announces all new times of a series, and a request among them gets its own', () =>
  inScratchDatabase(async ({ driver }) => {
    await actAs(driver, await addOwner(driver));
    const outbox = createOutbox(directly(driver));
    /** The client's emails of the next half minute. */
    const emails = async () => {
      await driver.unsafe(`update private.mail_outbox set next_attempt_at = next_attempt_at - interval '31 seconds'`);
      const sent: { subject: string; times: string[] }[] = [];
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
    const three = (time: string) => Array(3).fill(time);

    await driver.unsafe(
      `select public.book_series(gen_random_uuid(), 'leadership', $1::date[], array_fill('10:00 AM'::text, array[3]), 'Iris', 'Lane',
        'iris@example.com', is_sure => true)`,
      [dates],
    );
    expect(await emails()).toEqual([
      { subject: 'Your 3 consultations from Tuesday, March 4, 2031', times: three('10:00 AM') },
    ]);
    await moveTo('2:00 PM');
    expect(await emails()).toEqual([
      { subject: 'Moved: your 3 consultations, now starting Tuesday, March 4, 2031', times: three('2:00 PM') },
    ]);
    await driver.unsafe(`update public.bookings_la2024 set status = 'pending' where appointment_date = $1`, [
      dates[1]!,
    ]);
    await emails();
    await moveTo('4:00 PM');
    expect(await emails()).toEqual([
      { subject: 'Moved: your 2 consultations, now starting Tuesday, March 4, 2031', times: ['4:00 PM', '4:00 PM'] },
      { subject: expect.stringMatching(/^Moved: your request is now for Tuesday, March 11/), times: ['4:00 PM'] },
    ]);
  }));
