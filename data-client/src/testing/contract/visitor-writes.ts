import { visitorTimeZone } from 'data-client';
import type { VisitorClient } from 'data-client';
import { aNewMessage } from '../builders';
import { refusal, someEmail } from './material';

export function visitorWrites(client: () => VisitorClient): void {
  test('C2 a message, and again after a lost answer', async () => {
    const message = aNewMessage({ email: someEmail(), message: `Hello from ${visitorTimeZone()}` });
    await client().messages.send(message);
    await expect(client().messages.send(message)).resolves.toBeUndefined();
  });

  test.each([
    ['name', { name: '' }],
    ['email', { email: 'ada@' }],
    ['company', { company: 'x'.repeat(121) }],
    ['service', { service: 'executive' }],
    ['message', { message: '\n \n' }],
  ])('C1 and is told which field was refused: %s', async (field, wrong) => {
    await expect(client().messages.send(aNewMessage({ email: someEmail(), ...wrong }))).rejects.toEqual(
      refusal('invalid', field),
    );
  });

  test('C5 the own address for the newsletter, known or not', async () => {
    const email = someEmail();
    await client().subscribers.subscribe({ email, website: '' });
    await expect(client().subscribers.subscribe({ email: email.toUpperCase(), website: '' })).resolves.toBeUndefined();
    await expect(client().subscribers.subscribe({ email: someEmail(), website: 'spam' })).resolves.toBeUndefined();
    await expect(client().subscribers.subscribe({ email: 'nobody', website: '' })).rejects.toEqual(
      refusal('invalid', 'email'),
    );
  });
}
