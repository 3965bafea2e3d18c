import { signToken } from '../../local-stack/backend/access-token';
import { localOwner, newAddress } from './api';
import { start, visitorOf } from './isolated-backend';
import { passwordCall, passwordGate } from './sign-in-steps';

/** Signs in at a gate, with a device's token or as a stranger. */
async function signIn(
  gate: ReturnType<typeof passwordGate>,
  password: string,
  { address = newAddress(), device = undefined as string | undefined, email = 'owner@example.com' } = {},
) {
  const fields = { email, password, gotrue_meta_security: { captcha_token: device } };
  const response = await gate(passwordCall(fields, address));
  const answer = (await response.json()) as { device_token: string };
  return { status: response.status, device: answer.device_token };
}

/** Guesses from 200 addresses, and returns how many guesses were evaluated. */
async function attack(gate: ReturnType<typeof passwordGate>) {
  let evaluated = 0;
  for (let guessed = 0; guessed < 11_000; guessed += 1)
    if ((await signIn(gate, 'guess', { address: `attacker ${guessed % 200}` })).status === 400) evaluated += 1;
  return evaluated;
}

test('A2 a device that has signed in before gets in from anywhere while guesses lock the account', async () => {
  const gate = passwordGate();
  const { device } = await signIn(gate, 'right');
  expect(await attack(gate)).toBe(10);
  expect((await signIn(gate, 'right')).status).toBe(429);
  expect((await signIn(gate, 'right', { device })).status).toBe(200);
  // An attacker in the same network.
  expect((await signIn(gate, 'right', { device, address: 'attacker 7' })).status).toBe(200);
});

test('A2 guesses with a device’s token are limited over all addresses', async () => {
  const gate = passwordGate();
  const { device } = await signIn(gate, 'right');
  const renewed = (await signIn(gate, 'right', { device })).device;
  for (let guessed = 0; guessed < 5; guessed += 1)
    expect((await signIn(gate, 'guess', { device: guessed % 2 ? device : renewed })).status).toBe(400);
  expect((await signIn(gate, 'right', { device })).status).toBe(429);
  expect((await signIn(gate, 'right')).status).toBe(200);
});

type Changed = { device: string; email?: string; secretKey?: string; days?: number };

test.each<[string, (device: string) => Changed | Promise<Changed>]>([
  ['another account', (device) => ({ device, email: 'another@example.com' })],
  ['another backend', (device) => ({ device, secretKey: 'another' })],
  ['more than a year ago', (device) => ({ device, days: 366 })],
  ['nobody', async () => ({ device: await signToken({ device: 'x', exp: 1e12 }, 'guess') })],
])('A2 a device token of %s opens no locked account', async (_, changed) => {
  const now = Date.now();
  const { device } = await signIn(
    passwordGate('secret', () => now),
    'right',
  );
  const { secretKey = 'secret', days = 0, ...given } = await changed(device);
  const gate = passwordGate(secretKey, () => now + days * 86_400_000);
  for (let guessed = 0; guessed < 10; guessed += 1) await signIn(gate, 'guess', { email: given.email });
  expect((await signIn(gate, 'right', given)).status).toBe(429);
});

test('A2 a device is known after a restart, and its token is no access token', async () => {
  const before = await start();
  const first = await visitorOf(before).auth.signInWithPassword(localOwner);
  const { device_token: captchaToken } = first.data.session as unknown as { device_token: string };
  expect(await before.end()).toBe(0);

  const backend = await start({ DATA_DIR: before.dataDir });
  const guess = (options = {}) => visitorOf(backend).auth.signInWithPassword({ ...localOwner, ...options });
  await Promise.all(Array.from({ length: 10 }, () => guess({ password: 'guess' })));
  expect((await guess()).error).toMatchObject({ status: 429 });
  expect((await guess({ options: { captchaToken } })).error).toBeNull();
  const read = await fetch(`${backend.url}/rest/v1/bookings_la2024?select=id`, {
    headers: { apikey: backend.secretKey, authorization: `Bearer ${captchaToken}` },
  });
  expect(read.status).toBe(401);
});
