import { visitorTimeZone } from 'domain/slot-format';
import { aNewMessage } from 'data-client/testing';
import { visitor } from './clients';
import { someEmail } from './material';

export function visitorWrites(): void {
  test('C2 a message, and again after a lost response', async () => {
    const message = aNewMessage({ email: someEmail(), message: `Hello from ${visitorTimeZone()}` });
    await visitor.messages.send(message);
    await expect(visitor.messages.send(message)).resolves.toBeUndefined();
  });

  test('C5 a newsletter subscription, for known and new addresses', async () => {
    const email = someEmail();
    await visitor.subscribers.subscribe({ email, website: '' });
    await expect(visitor.subscribers.subscribe({ email: email.toUpperCase(), website: '' })).resolves.toEqual({
      hasMail: true,
    });
    await expect(visitor.subscribers.subscribe({ email: someEmail(), website: 'spam' })).resolves.toEqual({
      hasMail: true,
    });
  });
}
