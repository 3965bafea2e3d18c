import type { NewBooking, VisitorClient } from 'data-client';
import { aContractBooking, aFreeSlot, freeSlots, refusal } from './material';

export function visitorBooks(client: () => VisitorClient): void {
  test('B8 and gets the own booking back', async () => {
    const slot = await aFreeSlot(client());
    const form = aContractBooking({
      ...slot,
      firstName: '  Ada ',
      lastName: 'O’Neill-Žižka',
      company: 'Smith & Sons',
      message: 'Two\nlines',
    });
    const booking = await client().bookings.create(form);
    expect(booking).toMatchObject({
      ...slot,
      serviceType: 'leadership',
      serviceName: 'Leadership Coaching',
      firstName: 'Ada',
      lastName: 'O’Neill-Žižka',
      email: form.email,
      company: 'Smith & Sons',
      message: 'Two\nlines',
      timezone: 'EST',
      status: 'pending',
    });
    expect(booking.id).toMatch(/^[\da-f-]{36}$/);
    expect(booking.endsAt.getTime() - booking.startsAt.getTime()).toBe(60 * 60_000);
    expect(booking.createdAt.getTime()).toBeGreaterThan(Date.now() - 600_000);
  });

  test('B8 and the time is taken from then on, for as long as it lasts', async () => {
    const slot = await aFreeSlot(client());
    const { startsAt, endsAt } = await client().bookings.create(
      aContractBooking({ ...slot, serviceType: 'executive' }),
    );
    expect(endsAt.getTime() - startsAt.getTime()).toBe(90 * 60_000);
    expect(await client().bookings.takenRanges({ from: slot.date, to: slot.date })).toContainEqual({
      startsAt,
      endsAt,
    });
  });

  test('B8 once, however often the same form arrives', async () => {
    const form = aContractBooking(await aFreeSlot(client()));
    const [first, second] = await Promise.all([client().bookings.create(form), client().bookings.create(form)]);
    const third = await client().bookings.create(form);
    expect([second.id, third.id]).toEqual([first.id, first.id]);
  });

  test('B10 and is told when the form was sent before with other details', async () => {
    const [slot, other] = await freeSlots(client());
    const form = aContractBooking(slot);
    await client().bookings.create(form);
    await expect(client().bookings.create({ ...form, ...other })).rejects.toEqual(refusal('conflict'));
  });

  test('B10 and is told in plain words that somebody else was faster', async () => {
    const slot = await aFreeSlot(client());
    await client().bookings.create(aContractBooking({ ...slot, serviceType: 'executive' }));
    await expect(client().bookings.create(aContractBooking({ ...slot, serviceType: 'keynote' }))).rejects.toEqual(
      refusal('taken'),
    );
  });

  test.each([
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: 'x'.repeat(81) }],
    ['email', { email: 'ada@nowhere' }],
    ['phone', { phone: '1'.repeat(41) }],
    ['message', { message: 'x'.repeat(2001) }],
    ['serviceType', { serviceType: 'retreats' }],
    ['time', { time: '12:00 PM' }],
    ['date', { date: '2099-01-05' }],
  ] as [string, Partial<NewBooking>][])('B6 and is told which field was refused: %s', async (field, wrong) => {
    const form = aContractBooking({ ...(await aFreeSlot(client())), ...wrong });
    await expect(client().bookings.create(form)).rejects.toEqual(refusal('invalid', field));
  });

  test('B8 unless it is a machine, which is told the same and books nothing', async () => {
    const slot = await aFreeSlot(client());
    const booking = await client().bookings.create(aContractBooking({ ...slot, website: 'https://spam.example' }));
    expect(booking).toMatchObject({ ...slot, status: 'pending' });
    expect(await client().bookings.takenRanges({ from: slot.date, to: slot.date })).not.toContainEqual({
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
    });
  });

  test('B10 and a request that is given up says so', async () => {
    await expect(
      client().bookings.takenRanges({ from: '2026-11-23', to: '2026-11-24' }, AbortSignal.abort()),
    ).rejects.toBeDefined();
  });
}
