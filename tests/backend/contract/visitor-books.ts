import type { VisitorClient } from 'data-client';
import { aContractBooking, aFreeSlot, refusal } from './material';

export function visitorBooks(client: VisitorClient): void {
  test('B8 and receives their own booking', async () => {
    const slot = await aFreeSlot(client);
    const form = aContractBooking({
      ...slot,
      firstName: 'Ada',
      lastName: 'O’Neill-Žižka',
      company: 'Smith & Sons',
      message: 'Two\nlines',
    });
    const booking = await client.bookings.create(form);
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

  test('B8 and the slot is taken for the length of the consultation', async () => {
    const slot = await aFreeSlot(client);
    const { startsAt, endsAt } = await client.bookings.create(aContractBooking({ ...slot, serviceType: 'executive' }));
    expect(endsAt.getTime() - startsAt.getTime()).toBe(90 * 60_000);
    expect(await client.bookings.takenRanges({ from: slot.date, to: slot.date })).toContainEqual({
      startsAt,
      endsAt,
    });
  });

  test('B8 once, even if the same form arrives several times', async () => {
    const form = aContractBooking(await aFreeSlot(client));
    const [first, second] = await Promise.all([client.bookings.create(form), client.bookings.create(form)]);
    const third = await client.bookings.create(form);
    expect([second.id, third.id]).toEqual([first.id, first.id]);
  });

  test('B10 and receives an error if another visitor was faster', async () => {
    const slot = await aFreeSlot(client);
    await client.bookings.create(aContractBooking({ ...slot, serviceType: 'executive' }));
    await expect(client.bookings.create(aContractBooking({ ...slot, serviceType: 'keynote' }))).rejects.toEqual(
      refusal('taken'),
    );
  });

  test('B10 and an aborted request rejects', async () => {
    await expect(
      client.bookings.takenRanges({ from: '2026-11-23', to: '2026-11-24' }, AbortSignal.abort()),
    ).rejects.toBeDefined();
  });
}
