import { randomNumbers } from 'domain/testing/random-numbers';
import { deliver } from '../../supabase/functions/booking-mail/deliver';
import { createOutbox, type OwedMail } from '../../supabase/functions/booking-mail/outbox';
import { someCoach } from '../../supabase/functions/booking-mail/testing';
import { actAs, addOwner, bookSoon, directly, inScratchDatabase, type Driver } from '../scratch-steps';

type Known = { status: string; startsAt: number };

const steps = ['confirmed', 'pending', 'cancelled', 'completed', 'confirmed', 'cancelled', 'move', 'move'] as const;

/** A booking that the owner changes at random. */
async function createBooking(driver: Driver, random: () => number, log: string[]) {
  const pick = <Choice>(choices: readonly Choice[]) => choices[Math.floor(random() * choices.length)]!;
  await driver.unsafe(`
    delete from private.mail_outbox; delete from public.bookings_la2024; delete from private.rate_counters`);
  const id = await bookSoon(driver);
  const stored = async () => {
    const [row] = await driver.unsafe('select * from public.bookings_la2024 where id = $1', [id]);
    return { status: row!.status as string, startsAt: Date.parse(row!.starts_at), sequence: row!.sequence as number };
  };
  return {
    id,
    stored,
    async change() {
      const step = pick(steps);
      const time = pick(['9:00 AM', '11:00 AM', '1:00 PM']);
      log.push(step === 'move' ? `move to ${time}` : step);
      if (step !== 'move') {
        await driver.unsafe('update public.bookings_la2024 set status = $1 where id = $2 and status <> $1', [step, id]);
        return;
      }
      const { sequence, status } = await stored();
      if (status !== 'pending' && status !== 'confirmed') return;
      await driver.unsafe(
        `select public.move_booking(id, $2, appointment_date, $3, true) from public.bookings_la2024 where id = $1`,
        [id, sequence, time],
      );
    },
    async pass(seconds = pick([5, 31, 61, 400])) {
      log.push(`${seconds} s`);
      const times = ['created_at', 'next_attempt_at', 'claimed_until', 'sent_at'];
      const earlier = times.map((time) => `${time} = ${time} - make_interval(secs => ${seconds})`);
      await driver.unsafe(`update private.mail_outbox set ${earlier.join(', ')}`);
    },
  };
}

/** Returns what is wrong in the emails of one booking, with what happened to it. */
async function faultsOf(driver: Driver, seed: number): Promise<string[]> {
  const random = randomNumbers(seed);
  const log: string[] = [];
  const faults: string[] = [];
  const booking = await createBooking(driver, random, log);
  const outbox = createOutbox(directly(driver));
  const claimed = new Map<string, OwedMail>();
  let known: Known = await booking.stored();
  let received = 0;

  const deliverDue = (isDisturbed: boolean) =>
    deliver({
      outbox: {
        ...outbox,
        async claim() {
          const owed = await outbox.claim();
          for (const mail of owed) {
            const { sequence } = mail.booking;
            claimed.set(`${mail.kind}-${booking.id}${sequence ? `-${sequence}` : ''}`, mail);
          }
          return owed;
        },
      },
      async readCoach() {
        if (isDisturbed && random() < 0.4) await booking.change();
        return someCoach;
      },
      async send({ messageId, to }) {
        if (to.address === someCoach.email) return { state: 'sent' };
        const { kind, booking: stated } = claimed.get(messageId.slice(1).split('@')[0]!)!;
        if (isDisturbed && random() < 0.25) {
          log.push(`${kind} fails`);
          return { state: 'refused', reason: 'later', isFinal: false };
        }
        log.push(`${kind} email`);
        // A client without emails knows only what they requested, which no row keeps once it is moved.
        if (kind === 'cancelled' && received > 0 && Number(stated.startsAt) !== known.startsAt)
          faults.push('The cancellation names a time that the client does not know');
        known = { status: stated.status, startsAt: Number(stated.startsAt) };
        received += 1;
        return { state: 'sent' };
      },
    });

  for (let turn = 0; turn < 8; turn += 1) {
    const choice = random();
    if (choice < 0.55) await booking.change();
    else if (choice < 0.8) await deliverDue(true);
    else await booking.pass();
  }
  for (let turn = 0; turn < 4; turn += 1) {
    await booking.pass(100_000);
    await deliverDue(false);
  }

  const { status, startsAt } = await booking.stored();
  const isLive = status === 'pending' || status === 'confirmed';
  if (isLive && received === 0) faults.push('The client got no email');
  if ((isLive || status === 'cancelled') && known.status !== status)
    faults.push(`The last email says ${known.status} instead of ${status}`);
  if (isLive && known.startsAt !== startsAt) faults.push('The last email names another time');
  return faults.map((fault) => `${fault} (${seed}: ${log.join(', ')})`);
}

// These seeds include each kind of fault that the database has had.
const [firstSeed, lastSeed] = [50, 110];

test('K1 clients learn the status and time of a booking, however often it changes while its emails are sent', () =>
  inScratchDatabase(async ({ driver }) => {
    await actAs(driver, await addOwner(driver));
    for (let seed = firstSeed; seed <= lastSeed; seed += 1) expect(await faultsOf(driver, seed)).toEqual([]);
  }));
