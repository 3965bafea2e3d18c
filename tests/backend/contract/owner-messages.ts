import { aNewMessage } from 'data-client/testing';
import { expectSoon } from '../../browser/expect-soon';
import { owner, visitor } from './clients';
import { existing, nowhere, refusal, someEmail } from './material';

/** The signed-in owner's messages. */
export function ownerMessages(): void {
  async function receive(over: Partial<ReturnType<typeof aNewMessage>> = {}) {
    const email = someEmail();
    await visitor.messages.send(aNewMessage({ email, ...over }));
    const { rows } = await owner.messages.list({ page: 1, pageSize: 10, search: email });
    return existing(rows[0]);
  }

  test('M1 a new message is unread, and a General Inquiry unless a service was chosen', async () => {
    expect(await receive()).toMatchObject({ status: 'unread', serviceName: 'Keynote Speaking' });
    expect(await receive({ service: '' })).toMatchObject({ service: '', serviceName: 'General Inquiry' });
  });

  test('M1 messages are listed newest first, with a status filter and a search', async () => {
    const words = `zephyr${crypto.randomUUID().slice(0, 6)}`;
    const older = await receive({ message: `First ${words}` });
    const newer = await receive({ message: `Second ${words}` });
    const found = await owner.messages.list({ page: 1, pageSize: 10, search: words });
    expect(found).toMatchObject({ total: 2, rows: [{ id: newer.id }, { id: older.id }] });
    await owner.messages.setStatus(older.id, 'replied');
    const replied = await owner.messages.list({ page: 1, pageSize: 10, search: words, status: 'replied' });
    expect(replied).toMatchObject({ total: 1, rows: [{ id: older.id }] });
  });

  test('M1 a new status is stored with its date', async () => {
    const message = await receive();
    const read = await owner.messages.setStatus(message.id, 'read');
    expect(read).toMatchObject({ id: message.id, status: 'read' });
    expect(read.updatedAt.getTime()).toBeGreaterThan(message.updatedAt.getTime());
    expect(await owner.messages.byId(message.id)).toEqual(read);
    await owner.messages.setStatus(message.id, 'replied', 'unread');
    await expect(owner.messages.setStatus(message.id, 'read', 'unread')).rejects.toEqual(refusal('conflict'));
  });

  test('M1 only an unread message is marked as read', async () => {
    const [unread, answered] = [await receive(), await receive()];
    await owner.messages.setStatus(answered.id, 'replied');
    await owner.messages.markRead(unread.id);
    await owner.messages.markRead(answered.id);
    expect(await owner.messages.byId(unread.id)).toMatchObject({ status: 'read' });
    expect(await owner.messages.byId(answered.id)).toMatchObject({ status: 'replied' });
  });

  test('PE4 an answer is stored once, its message is replied, and another text under its id is a conflict', async () => {
    const { id: messageId } = await receive();
    const mail = { id: crypto.randomUUID(), subject: 'Re: Keynote', body: 'Gladly.', messageId, quotesMessage: true };
    await owner.personalMails.send(mail);
    await owner.personalMails.send(mail);
    expect(await owner.personalMails.answersTo(messageId)).toMatchObject([{ id: mail.id, body: 'Gladly.' }]);
    expect(await owner.messages.byId(messageId)).toMatchObject({ status: 'replied' });
    await expect(owner.personalMails.send({ ...mail, body: 'Sadly not.' })).rejects.toEqual(refusal('conflict'));
  });

  test('M2 deleted messages disappear, with and without waiting for the response', async () => {
    const [one, other] = [await receive(), await receive()];
    await owner.messages.remove([one.id]);
    expect(await owner.messages.byId(one.id)).toBeNull();
    owner.messages.removeOnLeaving([other.id]);
    await expectSoon(
      () => owner.messages.byId(other.id),
      (found) => found === null,
    );
    await expect(owner.messages.remove([one.id])).rejects.toEqual(refusal('not-found'));
    await expect(owner.messages.setStatus(nowhere, 'read')).rejects.toEqual(refusal('not-found'));
  });
}
