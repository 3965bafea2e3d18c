import { createFakeOwnerClient, TestDataProvider } from 'data-client/testing';
import { useState, type ComponentType } from 'react';

/** Story decorator: a signed-in owner on a fake backend. */
export function WithOwner(Story: ComponentType) {
  const [client] = useState(() => createFakeOwnerClient({ isSignedIn: true }));
  return (
    <TestDataProvider ownerClient={client}>
      <Story />
    </TestDataProvider>
  );
}
