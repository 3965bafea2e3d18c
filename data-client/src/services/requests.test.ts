import { createVisitorClient } from '../connection/visitor-client';
import { publicServicesUrl } from './requests';

const config = { url: 'http://backend.test', key: 'public-key' };
const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
  delete globalThis.__preloaded;
});

test('L3 SV2 the services are requested once, with the page', async () => {
  globalThis.fetch = jest.fn();
  globalThis.__preloaded = {
    [publicServicesUrl(config)]: Promise.resolve(Response.json([{ id: 'walks', name: 'Walks' }])),
  };
  expect(await createVisitorClient(config).services.list()).toMatchObject([{ id: 'walks', name: 'Walks' }]);
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
