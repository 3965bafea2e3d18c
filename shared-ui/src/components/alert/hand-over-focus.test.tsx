import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Alert, Button } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

type State = 'failed' | 'loading' | 'loaded';

function Section({ takesFocus = false }: { takesFocus?: boolean }) {
  const [state, setState] = useState<State>('failed');
  const handleRetry = () => {
    setState(takesFocus ? 'loaded' : 'loading');
    setTimeout(() => setState('loaded'));
  };
  return (
    <section aria-label="Contact">
      {state === 'failed' && (
        <div>
          <Alert action={<Button onClick={handleRetry}>Try again</Button>}>The form couldn’t be loaded.</Alert>
        </div>
      )}
      {state === 'loaded' && <input aria-label="Name" ref={(field) => (takesFocus ? field?.focus() : undefined)} />}
    </section>
  );
}

async function tryAgain() {
  const visitor = userEvent.setup();
  await visitor.tab();
  await visitor.keyboard('{Enter}');
  await screen.findByRole('textbox', { name: 'Name' });
  return visitor;
}

test('L4 the focus stays in place when loaded content replaces an error, so that Tab continues in the content', async () => {
  renderWithTheme(<Section />);
  const visitor = await tryAgain();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Contact' })).toHaveFocus());
  await visitor.tab();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('L4 content that takes the focus keeps it', async () => {
  renderWithTheme(<Section takesFocus />);
  await tryAgain();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByRole('textbox')).toHaveFocus();
});
