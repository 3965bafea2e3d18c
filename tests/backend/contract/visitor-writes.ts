import { visitorTimeZone } from 'domain/slot-format';
import type { VisitorClient } from 'data-client';
import { aNewMessage } from 'data-client/testing';
import { someEmail } from './material';

export function visitorWrites(client: VisitorClient): void {
  test('C2 a message, and again after a lost response', async () => {
    const message = aNewMessage({ email: someEmail(), message: `Hello from ${visitorTimeZone()}` });
    await client.messages.send(message);
    await expect(client.messages.send(message)).resolves.toBeUndefined();
  });

  test('C5 a newsletter subscription, for known and new addresses', async () => {
    const email = someEmail();
    await client.subscribers.subscribe({ email, website: '' });
    await expect(client.subscribers.subscribe({ email: email.toUpperCase(), website: '' })).resolves.toEqual({
      hasMail: true,
    });
    await expect(client.subscribers.subscribe({ email: someEmail(), website: 'spam' })).resolves.toEqual({
      hasMail: true,
    });
  });
}
