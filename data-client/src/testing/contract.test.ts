import {
  createFakeBackend,
  createFakeOwnerClient,
  createFakeVisitorClient,
  fakeOwner,
  ownerClientContract,
  visitorClientContract,
} from 'data-client/testing';

describe('the fake visitors’ client', () =>
  visitorClientContract(() => ({ client: createFakeVisitorClient({ now: () => new Date() }) })));

describe('the fake owner’s client', () =>
  ownerClientContract(() => {
    const backend = createFakeBackend({ now: () => new Date() });
    return { visitor: createFakeVisitorClient(backend), owner: createFakeOwnerClient(backend), credentials: fakeOwner };
  }));
