import { newAddress, strangersPassword } from './api';
import { guess, passwordCall, passwordGate } from './sign-in-steps';

test('A2 a wrong password and an unknown account get the same response', async () => {
  const known = await guess('stranger@example.com', 'wrong');
  const unknown = await guess('nobody@example.com', 'wrong');
  expect(known.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  expect({ ...unknown.error }).toEqual({ ...known.error });
});

test('password attempts are limited per account and connection', async () => {
  const address = newAddress();
  const guesses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      guess(
        index % 2 ? 'guessed@example.com' : ' GUESSED@example.com',
        index === 199 ? strangersPassword : `guess ${index}`,
        address,
      ),
    ),
  );
  expect(guesses.filter(({ error }) => error?.code === 'invalid_credentials')).toHaveLength(5);
  const refused = guesses.filter(({ error }) => error?.status === 429);
  expect(refused).toHaveLength(195);
  expect(refused[0]!.error!.message).toBe(
    'Too many sign-in attempts for this account. Please wait 15 minutes and try again.',
  );
  // The account's owner can still sign in from elsewhere.
  expect((await guess('guessed@example.com', strangersPassword)).error).toBeNull();
});

test('all addresses of one IPv6 network are one connection', async () => {
  const network = newAddress().replace('::1', '');
  const addresses = ['::1', '::2', '::2:1', ':0:0:0:3', ':1:2:3:4', '::', '::5'].map((host) => network + host);
  const statuses = [];
  for (const address of addresses) statuses.push((await guess('nobody@example.com', 'wrong', address)).error?.status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
  expect((await guess('nobody@example.com', 'wrong', newAddress())).error?.status).toBe(400);
});

test('an IPv4 address in IPv6 notation, also in capitals, is the connection of that address alone', async () => {
  const statuses = [];
  for (const address of [
    ...Array.from({ length: 5 }, () => '::FFFF:192.0.2.7'),
    '::ffff:192.0.2.7',
    '::FFFF:192.0.2.8',
  ])
    statuses.push((await guess('nobody.else@example.com', 'wrong', address)).error?.status);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 400]);
});

test('password attempts are limited per connection over all accounts', async () => {
  const gate = passwordGate();
  const signIn = (account: number, password: string, address: string) =>
    gate(passwordCall({ email: `${account}@example.com`, password }, address));

  for (let account = 0; account < 150; account += 1) await signIn(account, 'right', 'an office');
  const statuses = [];
  for (let account = 0; account < 101; account += 1)
    statuses.push((await signIn(account, 'guess', 'an office')).status);
  expect(statuses).toEqual([...Array.from({ length: 100 }, () => 400), 429]);
  expect((await signIn(101, 'right', 'elsewhere')).status).toBe(200);
});

test('a successful sign-in does not use up attempts', async () => {
  const address = newAddress();
  for (let count = 0; count < 8; count += 1) {
    expect((await guess('stranger@example.com', strangersPassword, address)).error).toBeNull();
  }
});
