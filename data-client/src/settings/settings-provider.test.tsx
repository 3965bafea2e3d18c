import { act, renderHook, waitFor } from '@testing-library/react';
import { DataProvider, publicDefaults, useSettings } from 'data-client';
import { createFakeVisitorClient, createTestQueryClient } from 'data-client/testing';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
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

test('L3 a prerendered page is hydrated with the settings it was rendered with, and then shows the cached ones', async () => {
  const client = createFakeVisitorClient();
  client.fake.hold('settings.read');
  const Title = () => useSettings().settings.site_title;
  const page = () => (
    <DataProvider {...{ client }} queryClient={createTestQueryClient()} renderedSettings={{ site_title: 'Rendered' }}>
      <Title />
    </DataProvider>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page());
  localStorage.setItem('last-known:settings', JSON.stringify({ site_title: 'Ada Coach' }));
  const handleMismatch = jest.fn();
  await act(async () => void hydrateRoot(root, page(), { onRecoverableError: handleMismatch }));
  expect(handleMismatch).not.toHaveBeenCalled();
  expect(root).toHaveTextContent('Ada Coach');
});

test('WO3 sample content appears only once the site is known to be the built-in coach’s', async () => {
  const client = createFakeVisitorClient();
  const release = client.fake.hold('settings.read');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DataProvider {...{ client }} queryClient={createTestQueryClient()}>
      {children}
    </DataProvider>
  );
  const { result } = renderHook(useSettings, { wrapper });
  expect(result.current.isBuiltInCoach).toBe(false);
  release();
  await waitFor(() => expect(result.current.isBuiltInCoach).toBe(true));
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
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(
    useSettings,
    onPage({ client: createFakeVisitorClient({ settings: { site_title: 'Ada Coach' } }) }),
  );
  await waitFor(() => expect(result.current.settings.site_title).toBe('Ada Coach'));
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
});
