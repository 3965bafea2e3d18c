import {
  createFakeBackend,
  createFakeOwnerClient,
  createFakeVisitorClient,
  fakeOwner,
  ownerClientContract,
  visitorClientContract,
} from 'data-client/testing';

const now = () => new Date();

describe('the fake visitors’ client', () => {
  visitorClientContract(() => ({ client: createFakeVisitorClient({ now }) }));
});

describe('the fake owner’s client', () => {
  ownerClientContract(() => {
    const backend = createFakeBackend({ now });
    return { visitor: createFakeVisitorClient(backend), owner: createFakeOwnerClient(backend), credentials: fakeOwner };
  });
});
