import { owner, visitor } from './clients';
import { aContractBooking, aFreeSlot, existing, nowhere, refusal } from './material';

/** The signed-in owner's view of emails about bookings and campaigns. */
export function ownerMails(): void {
  test('K1 a booking lists its emails and their delivery state', async () => {
    const { id } = await visitor.bookings.create(aContractBooking(await aFreeSlot()));
    const mails = await owner.mails.ofBooking(id);
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['confirmation', 'owner-notice']));
    expect(mails[0]).toMatchObject({ state: 'waiting', attempts: 0, isDismissed: false, dueAt: expect.any(Date) });
    expect(await owner.mails.ofBooking(nowhere)).toEqual([]);
  });

  test('K1 undelivered emails are listed in pages with a total, even beyond the last page', async () => {
    const { rows, total } = await owner.mails.undelivered({ page: 1, pageSize: 100 });
    expect(rows).toHaveLength(Math.min(total, 100));
    expect(await owner.mails.undelivered({ page: 9, pageSize: 100 })).toEqual({ rows: [], total });
  });

  test('K1 an email that was sent or does not exist cannot be sent again', async () => {
    const { id: bookingId } = await visitor.bookings.create(aContractBooking(await aFreeSlot()));
    const [waiting] = await owner.mails.ofBooking(bookingId);
    for (const id of [nowhere, existing(waiting).id]) {
      await expect(owner.mails.retry({ id, bookingId })).rejects.toEqual(refusal('not-found'));
      await expect(owner.mails.setDismissed(id, true)).rejects.toEqual(refusal('not-found'));
    }
  });
}
