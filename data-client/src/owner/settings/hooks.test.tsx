import { act, renderHook, waitFor } from '@testing-library/react';
import { DataError } from '../../connection/data-error';
import { seededKeys, settingKeys } from 'domain/settings/registry';
import { createFakeOwnerClient } from 'data-client/testing';
import { onPage } from '../../testing/on-page';
import { defaultValues, useOwnerSettings, useSaveSettings, useSession, useSettingsSeeding } from '../index';
import type { SettingChange } from '../index';

const signedIn = (seed = {}) => createFakeOwnerClient({ isSignedIn: true, ...seed });

test('E1 the owner reads every key by its declared type, but no secret', async () => {
  const privateSettings = new Map([
    ['smtp_port', '"465"'],
    ['smtp_secure', '"false"'],
    ['smtp_password', '"••••••••"'],
    ['left_over', '"from an older version"'],
  ]);
  const ownerClient = signedIn({ settings: { site_title: 'Ada Coach' }, privateSettings });
  const { result } = renderHook(useOwnerSettings, onPage({ ownerClient }));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  const values = result.current.data!;
  expect(Object.keys(values)).toEqual(settingKeys);
  expect(values).toMatchObject({ site_title: 'Ada Coach', smtp_port: 465, smtp_secure: false, smtp_password: '' });
});

test('A2 enabling two-factor sign-in checks the session at once', async () => {
  const ownerClient = signedIn();
  const { result } = renderHook(() => ({ save: useSaveSettings(), session: useSession() }), onPage({ ownerClient }));
  await waitFor(() => expect(result.current.session.state).toBe('signed-in'));
  const save = (change: SettingChange) =>
    act(() => result.current.save.mutateAsync({ changes: [change], seen: defaultValues }));
  const asked = () => ownerClient.fake.calls.filter(({ operation }) => operation === 'session.current').length;
  await save({ key: 'site_title', value: 'Ada' });
  expect(asked()).toBe(1);
  await save({ key: 'two_factor_auth', value: true });
  await waitFor(() => expect(asked()).toBe(2));
});

test.each(['', ' although the response is lost'])(
  'A2 turning on two-factor sign-in comes last and succeeds%s',
  async (lost) => {
    const ownerClient = signedIn({ authenticators: ['app'] });
    const { result } = renderHook(useSaveSettings, onPage({ ownerClient }));
    const { save } = ownerClient.settings;
    ownerClient.settings.save = async (key, value, revision) => {
      await save(key, value, revision);
      if (key !== 'two_factor_auth') return;
      // Row level security hides the private rows until a code is entered.
      ownerClient.settings.read = async () => [];
      ownerClient.fake.fail('settings.save', new DataError('forbidden'));
      if (lost) throw new DataError('offline');
    };
    const changes = [
      { key: 'two_factor_auth', value: true },
      { key: 'site_tagline', value: 'Mine' },
    ] as const;
    const onSaved = jest.fn();
    await act(() => result.current.mutateAsync({ changes, seen: defaultValues, onSaved }));
    expect(onSaved.mock.calls).toEqual([['site_tagline'], ['two_factor_auth']]);
  },
);

const mine = { changes: [{ key: 'site_tagline', value: 'Mine' }] as const, seen: defaultValues };

test('E3 a setting saved in another window at the same moment is not overwritten', async () => {
  const ownerClient = signedIn();
  const { result } = renderHook(useSaveSettings, onPage({ ownerClient }));
  const release = ownerClient.fake.hold('settings.save');
  const saving = result.current.mutateAsync(mine).catch((error: unknown) => error);
  await waitFor(() => expect(ownerClient.fake.calls.at(-1)?.operation).toBe('settings.save'));
  ownerClient.backend.settings = { site_tagline: 'From my phone' };
  release();
  expect(await act(() => saving)).toMatchObject({ code: 'conflict' });
  expect(ownerClient.backend.settings.site_tagline).toBe('From my phone');
});

test('E3 saving again after a lost response is no conflict', async () => {
  const ownerClient = signedIn();
  const { result } = renderHook(useSaveSettings, onPage({ ownerClient }));
  ownerClient.fake.lose('settings.save');
  await act(() => expect(result.current.mutateAsync(mine)).rejects.toMatchObject({ code: 'offline' }));
  ownerClient.fake.heal();
  await act(() => result.current.mutateAsync(mine));
  expect(ownerClient.backend.settings.site_tagline).toBe('Mine');
});

test.each([
  ['is', 'settings.save' as const, /may have worked after all/],
  ['is not', 'settings.read' as const, /^The server couldn’t be reached\./],
])('E3 a save that fails %s in doubt after %s', async (_is, operation, message) => {
  const ownerClient = signedIn();
  const { result } = renderHook(useSaveSettings, onPage({ ownerClient }));
  ownerClient.fake.fail(operation);
  await act(() =>
    expect(result.current.mutateAsync(mine)).rejects.toMatchObject({ message: expect.stringMatching(message) }),
  );
});

test('E3 a save whose response is lost continues with the setting that it stopped at', async () => {
  const ownerClient = signedIn();
  const { result } = renderHook(useSaveSettings, onPage({ ownerClient }));
  const saved: string[] = [];
  const changes = [...mine.changes, { key: 'site_title', value: 'Ada' }] as const;
  const onSaved = (key: string) => {
    saved.push(key);
    if (saved.length === 1) ownerClient.fake.lose('settings.save');
  };
  const saving = result.current.mutateAsync({ ...mine, changes, onSaved });
  await waitFor(() => expect(ownerClient.backend.settings.site_title).toBe('Ada'));
  ownerClient.fake.heal();
  await act(() => saving);
  expect(saved).toEqual(['site_tagline', 'site_title']);
});

test('E6 an empty table is filled with all defaults, ten at a time', async () => {
  const ownerClient = signedIn({ privateSettings: new Map() });
  const { result } = renderHook(useSettingsSeeding, onPage({ ownerClient }));
  await waitFor(() => expect(result.current.data).toBe(true));
  const batches = ownerClient.fake.calls.filter(({ operation }) => operation === 'settings.add');
  const sizes = batches.map(({ input }) => (input as unknown[]).length);
  expect(sizes.slice(0, -1).every((size) => size === 10)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(seededKeys.length);
  expect(await ownerClient.settings.read()).toHaveLength(seededKeys.length);
});

test('E6 a table with any row is not changed', async () => {
  const ownerClient = signedIn();
  const { result } = renderHook(useSettingsSeeding, onPage({ ownerClient }));
  await waitFor(() => expect(result.current.data).toBe(false));
  expect(ownerClient.fake.calls.map(({ operation }) => operation)).toEqual(['settings.isEmpty']);
});
