import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useOnDemand } from './use-on-demand';

function Reader({ load }: { load: () => Promise<string> }) {
  const { value, status, request } = useOnDemand(load);
  return (
    <button type="button" onClick={request}>
      {value ?? status}
    </button>
  );
}

test('L4 what could not be downloaded is tried again at the next press', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('The story');
  const visitor = userEvent.setup();
  render(<Reader load={load} />);
  await visitor.click(screen.getByRole('button', { name: 'idle' }));
  await visitor.click(await screen.findByRole('button', { name: 'failed' }));
  expect(await screen.findByRole('button', { name: 'The story' })).toBeVisible();
  jest.restoreAllMocks();
});

test('L4 reaching for it several times downloads it once', async () => {
  const load = jest.fn().mockResolvedValue('The story');
  const visitor = userEvent.setup();
  render(<Reader load={load} />);
  await visitor.dblClick(screen.getByRole('button'));
  await visitor.click(await screen.findByRole('button', { name: 'The story' }));
  expect(load).toHaveBeenCalledTimes(1);
});
