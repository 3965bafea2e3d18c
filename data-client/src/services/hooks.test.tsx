import { renderHook, waitFor } from '@testing-library/react';
import { DataProvider, useServiceList } from 'data-client';
import { aService, createFakeVisitorClient, createTestQueryClient } from 'data-client/testing';
import type { ReactNode } from 'react';

/** A page whose backend is down, on a site that was last published with these services. */
function openDuringOutage(published: unknown) {
  const client = createFakeVisitorClient();
  client.fake.fail('all');
  globalThis.fetch = jest.fn(async () => ({ json: async () => published }) as Response);
  client.config.publishedServices = '/services.json';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DataProvider client={client} queryClient={createTestQueryClient()}>
      {children}
    </DataProvider>
  );
  return renderHook(useServiceList, { wrapper }).result;
}

test('WO3 during an outage the services are those that the site was last published with', async () => {
  const career = aService({ id: 'career', name: 'Career Coaching' });
  // Anyone can edit a browser's storage.
  localStorage.setItem('last-known:services', '[{"id":"career"}]');
  const result = openDuringOutage([career]);
  await waitFor(() => expect(result.current.data?.map(({ name }) => name)).toEqual(['Career Coaching']));
  expect(globalThis.fetch).toHaveBeenCalledWith('/services.json', expect.anything());
});

test('WO3 during an outage of a site without published services, reading them is an error', async () => {
  const result = openDuringOutage('<!doctype html>');
  await waitFor(() => expect(result.current.status).toBe('error'));
  expect(result.current.data).toBeUndefined();
});
