import { backend, config, credentials } from '../testing/auth-backend';
import { createOwnerClient } from './lazy-owner-client';

test('A1 without a stored session there is no user and no request', async () => {
  const asked = backend();
  localStorage.setItem('admin-user', '{"name":"Mallory"}');
  expect(await createOwnerClient(config).session.current()).toBeNull();
  expect(asked).toEqual([]);
  expect(localStorage.getItem('admin-user')).toBeNull();
});

test('A1 signing in loads the client, which checks the stored session from then on', async () => {
  const asked = backend();
  await createOwnerClient(config).session.signIn(credentials);
  asked.length = 0;
  expect(await createOwnerClient(config).session.current()).toMatchObject({ email: credentials.email });
  expect(asked).toContain('/rest/v1/rpc/is_owner');
});

test('A3 a listener for sign-outs works as with the client itself', async () => {
  backend();
  const owner = createOwnerClient(config);
  const changed = jest.fn();
  const stop = owner.session.onChange(changed);
  await Promise.resolve();
  await owner.session.signIn(credentials);
  changed.mockClear();
  await owner.session.signOut();
  expect(changed).toHaveBeenCalled();
  stop();
  await Promise.resolve();
  changed.mockClear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'admin-user', newValue: null }));
  expect(changed).not.toHaveBeenCalled();
});
