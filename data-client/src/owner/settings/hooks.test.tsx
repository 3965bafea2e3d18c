import { act, renderHook, waitFor } from '@testing-library/react';
import { DataError, useSettings } from 'data-client';
import { settingKeys } from 'domain/settings/registry';
import { createFakeOwnerClient, createFakeVisitorClient } from 'data-client/testing';
import { onPage } from '../../testing/on-page';
import { useOwnerSettings, useSaveSettings, useSession, useSettingsSeeding } from '../index';

const signedIn = (seed = {}) => createFakeOwnerClient({ isSignedIn: true, ...seed });

test('E1 the owner reads every key by its declared type, and only whether a secret is set', async () => {
  const privateSettings = new Map([
    ['smtp_port', '"465"'],
    ['smtp_secure', '"false"'],
    ['smtp_password', '"••••••••"'],
    ['left_over', '"from an older version"'],
  ]);
  const ownerClient = signedIn({ settings: { site_title: 'Ada Coach' }, privateSettings });
  const { result } = renderHook(useOwnerSettings, onPage({ ownerClient }));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  const { values, secrets } = result.current.data!;
  expect(Object.keys(values)).toEqual(settingKeys);
  expect(values).toMatchObject({ site_title: 'Ada Coach', smtp_port: 465, smtp_secure: false, smtp_password: '' });
  expect(secrets).toEqual(['smtp_password']);
});

function openSaving(ownerClient: ReturnType<typeof signedIn>) {
  return renderHook(
    () => ({ read: useOwnerSettings(), save: useSaveSettings(), site: useSettings() }),
    onPage({ ownerClient, client: createFakeVisitorClient(ownerClient.backend) }),
  );
}

const changes = [
  { key: 'site_title', value: 'Ada Coach' },
  { key: 'smtp_host', value: 'mail.example.com' },
  { key: 'booking_enabled', value: false },
] as const;

test('A2 enabling two-factor sign-in checks the session at once', async () => {
  const ownerClient = signedIn();
  const { result } = renderHook(() => ({ save: useSaveSettings(), session: useSession() }), onPage({ ownerClient }));
  await waitFor(() => expect(result.current.session.state).toBe('signed-in'));
  const asked = () => ownerClient.fake.calls.filter(({ operation }) => operation === 'session.current').length;
  await act(() => result.current.save.mutateAsync({ changes: [{ key: 'site_title', value: 'Ada' }] }));
  expect(asked()).toBe(1);
  await act(() => result.current.save.mutateAsync({ changes: [{ key: 'two_factor_auth', value: true }] }));
  await waitFor(() => expect(asked()).toBe(2));
});

test('E3 changed keys are written one after another, and the page uses them', async () => {
  const ownerClient = signedIn();
  const { result } = openSaving(ownerClient);
  await waitFor(() => expect(result.current.read.isSuccess).toBe(true));
  const saved: string[] = [];
  await act(() => result.current.save.mutateAsync({ changes, onSaved: (key) => saved.push(key) }));
  expect(saved).toEqual(['site_title', 'smtp_host', 'booking_enabled']);
  await waitFor(() => expect(result.current.read.data?.values).toMatchObject({ smtp_host: 'mail.example.com' }));
  await waitFor(() => expect(result.current.site.settings.site_title).toBe('Ada Coach'));
});

test('E3 saving stops at the first rejected key and reports the saved ones', async () => {
  const ownerClient = signedIn();
  const { result } = openSaving(ownerClient);
  await waitFor(() => expect(result.current.read.isSuccess).toBe(true));
  const saved: string[] = [];
  const saving = result.current.save.mutateAsync({
    changes,
    onSaved: (key) => {
      saved.push(key);
      ownerClient.fake.fail('settings.save', new DataError('offline'));
    },
  });
  await act(() => expect(saving).rejects.toMatchObject({ code: 'offline' }));
  expect(saved).toEqual(['site_title']);
  expect(ownerClient.fake.calls.filter(({ operation }) => operation === 'settings.save')).toHaveLength(2);
  ownerClient.fake.heal();
  await waitFor(() => expect(result.current.read.data?.values.site_title).toBe('Ada Coach'));
  expect(result.current.read.data?.values.booking_enabled).toBe(true);
});

test('E6 an empty table is filled with all defaults, ten at a time', async () => {
  const ownerClient = signedIn({ privateSettings: new Map() });
  const { result } = renderHook(useSettingsSeeding, onPage({ ownerClient }));
  await waitFor(() => expect(result.current.data).toBe(true));
  const batches = ownerClient.fake.calls.filter(({ operation }) => operation === 'settings.add');
  expect(batches.map(({ input }) => (input as unknown[]).length)).toEqual([...Array<number>(13).fill(10), 3]);
  expect(await ownerClient.settings.read()).toHaveLength(133);
});

test('E6 a table with any row is not changed', async () => {
  const ownerClient = signedIn();
  const { result } = renderHook(useSettingsSeeding, onPage({ ownerClient }));
  await waitFor(() => expect(result.current.data).toBe(false));
  expect(ownerClient.fake.calls.map(({ operation }) => operation)).toEqual(['settings.isEmpty']);
});

test('E6 a failed check is reported and not repeated', async () => {
  const ownerClient = signedIn();
  ownerClient.fake.fail('settings.isEmpty');
  const { result } = renderHook(useSettingsSeeding, onPage({ ownerClient }));
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'offline' }));
  expect(ownerClient.fake.calls).toHaveLength(1);
});
