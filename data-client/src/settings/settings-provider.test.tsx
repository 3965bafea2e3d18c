import { act, renderHook, waitFor } from '@testing-library/react';
import { publicDefaults, useSettings } from 'data-client';
import { createFakeVisitorClient } from 'data-client/testing';
import { onPage } from '../testing/on-page';

test('L2 a first visit shows the built-in texts, then the owner’s', async () => {
  const client = createFakeVisitorClient({ settings: { site_title: 'Ada Coach' } });
  const { result } = renderHook(useSettings, onPage({ client }));
  expect(result.current).toMatchObject({ settings: publicDefaults, isFallback: true, isPending: true });
  await waitFor(() => expect(result.current.isFallback).toBe(false));
  expect(result.current.settings).toEqual({ ...publicDefaults, site_title: 'Ada Coach' });
  expect(result.current.isPending).toBe(false);
});

test('L3 a later visit starts with the cached settings', async () => {
  const client = createFakeVisitorClient({ settings: { site_title: 'Ada Coach' } });
  const { result, unmount } = renderHook(useSettings, onPage({ client }));
  await waitFor(() => expect(result.current.isFallback).toBe(false));
  unmount();

  const offline = createFakeVisitorClient();
  offline.fake.fail('settings.read');
  const later = renderHook(useSettings, onPage({ client: offline }));
  expect(later.result.current).toMatchObject({ settings: { site_title: 'Ada Coach' }, isFallback: true });
  await waitFor(() => expect(later.result.current.isPending).toBe(false));
  expect(later.result.current.settings.site_title).toBe('Ada Coach');
});

test('L3 if the settings cannot be read, the built-in ones stay and loading ends', async () => {
  const client = createFakeVisitorClient();
  client.fake.fail('settings.read');
  const { result } = renderHook(useSettings, onPage({ client }));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current).toMatchObject({ settings: publicDefaults, isFallback: true });
});

test('L3 cached settings are validated, because visitors can edit them', () => {
  localStorage.setItem(
    'last-known:settings',
    JSON.stringify({ primary_color: 'url(//evil.example)', site_title: 'Ada Coach', booking_enabled: 'maybe' }),
  );
  const client = createFakeVisitorClient();
  client.fake.hold('settings.read');
  const { result } = renderHook(useSettings, onPage({ client }));
  expect(result.current.settings).toEqual({ ...publicDefaults, site_title: 'Ada Coach' });
});

test('L3 the site works without browser storage', async () => {
  const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(
    useSettings,
    onPage({ client: createFakeVisitorClient({ settings: { site_title: 'Ada Coach' } }) }),
  );
  await waitFor(() => expect(result.current.settings.site_title).toBe('Ada Coach'));
  forbidden.mockRestore();
  full.mockRestore();
});

test('L3 the owner’s changes show within a minute on a visible page', async () => {
  jest.useFakeTimers();
  const client = createFakeVisitorClient({ settings: {} });
  const { result } = renderHook(useSettings, onPage({ client }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  client.backend.settings = { site_title: 'Ada Coach' };
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(client.fake.calls).toHaveLength(1);
  visibility.mockReturnValue('visible');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(result.current.settings.site_title).toBe('Ada Coach');
  visibility.mockRestore();
  jest.useRealTimers();
});

test('L3 several components share one request', async () => {
  const client = createFakeVisitorClient();
  const { result } = renderHook(() => [useSettings(), useSettings(), useSettings()], onPage({ client }));
  await waitFor(() => expect(result.current[0]!.isPending).toBe(false));
  expect(client.fake.calls).toHaveLength(1);
});
