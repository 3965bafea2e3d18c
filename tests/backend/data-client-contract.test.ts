import { createVisitorClient } from 'data-client';
import { createOwnerClient } from 'data-client/owner';
import { ownerClientContract, visitorClientContract } from 'data-client/testing';
import { apiUrl, localOwner, newAddress, publishableKey } from './api';
import { clearCalendar } from './slots';

const config = { url: apiUrl, key: publishableKey };

// The limits count by address: these visitors come from some that nobody else has used.
const ownFetch = globalThis.fetch;
let address = newAddress();

beforeAll(async () => {
  globalThis.fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', address);
    return ownFetch(input, { ...init, headers });
  };
  await clearCalendar();
});
afterAll(() => {
  globalThis.fetch = ownFetch;
});

describe('X6 the visitors’ client against the gateway', () => {
  visitorClientContract(() => ({ client: createVisitorClient(config) }));
});

describe('X6 the owner’s client against the gateway', () => {
  beforeAll(async () => {
    address = newAddress();
    await clearCalendar();
  });
  ownerClientContract(() => ({
    visitor: createVisitorClient(config),
    owner: createOwnerClient(config),
    credentials: localOwner,
  }));
});
