import type { NewBooking, VisitorClient } from 'data-client';
import { aNewMessage } from 'data-client/testing';
import { aContractBooking, aFreeSlot, freeSlots, refusal, someEmail } from './material';

/** Declares the tests of the database's rules for visitors. */
export function visitorRulesContract(client: VisitorClient): void {
  test('B8 names are stored without surrounding spaces', async () => {
    const form = aContractBooking({ ...(await aFreeSlot(client)), firstName: '  Ada ' });
    expect(await client.bookings.create(form)).toMatchObject({ firstName: 'Ada' });
  });

  test('B10 a form that is sent again with other details is rejected', async () => {
    const [slot, other] = await freeSlots(client);
    const form = aContractBooking(slot);
    await client.bookings.create(form);
    await expect(client.bookings.create({ ...form, ...other })).rejects.toEqual(refusal('conflict'));
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
  ] as [string, Partial<NewBooking>][])('B6 a booking with an invalid %s names the field', async (field, invalid) => {
    const form = aContractBooking({ ...(await aFreeSlot(client)), ...invalid });
    await expect(client.bookings.create(form)).rejects.toEqual(refusal('invalid', field));
  });

  test('B8 a bot gets a normal response and books nothing', async () => {
    const slot = await aFreeSlot(client);
    const booking = await client.bookings.create(aContractBooking({ ...slot, website: 'https://spam.example' }));
    expect(booking).toMatchObject({ ...slot, status: 'pending' });
    expect(await client.bookings.takenRanges({ from: slot.date, to: slot.date })).not.toContainEqual({
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
    });
  });

  test('B5 only offered slots can be held', async () => {
    const { requestId: holder, serviceType, ...slot } = aContractBooking(await aFreeSlot(client));
    const hold = { holder, serviceType, date: slot.date, time: slot.time };
    await expect(client.bookings.hold({ ...hold, time: '12:00 PM' })).rejects.toEqual(refusal('invalid', 'time'));
    await expect(client.bookings.hold({ ...hold, date: '2099-01-05' })).rejects.toEqual(refusal('invalid', 'date'));
  });

  test.each([
    ['name', { name: '' }],
    ['email', { email: 'ada@' }],
    ['company', { company: 'x'.repeat(121) }],
    ['service', { service: 'no-such-service' }],
    ['message', { message: '\n \n' }],
  ])('C1 a message with an invalid %s names the field', async (field, invalid) => {
    await expect(client.messages.send(aNewMessage({ email: someEmail(), ...invalid }))).rejects.toEqual(
      refusal('invalid', field),
    );
  });

  test('C5 an invalid address cannot subscribe', async () => {
    await expect(client.subscribers.subscribe({ email: 'nobody', website: '' })).rejects.toEqual(
      refusal('invalid', 'email'),
    );
  });
}
