import { createFakeOwnerClient, TestDataProvider } from 'data-client/testing';
import { useState, type ComponentType } from 'react';

/** For stories of screens that hold something which asks the backend: a signed-in owner with a fake one. */
export function WithOwner(Story: ComponentType) {
  const [client] = useState(() => createFakeOwnerClient({ isSignedIn: true }));
  return (
    <TestDataProvider ownerClient={client}>
      <Story />
    </TestDataProvider>
  );
}
