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

test('L4 after a failure, passing over the control does not try again by itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn().mockRejectedValue(new Error('offline'));
  const visitor = userEvent.setup();
  function Hovered() {
    const { status, prepare } = useOnDemand(load);
    return (
      <button type="button" onPointerEnter={prepare}>
        {status}
      </button>
    );
  }
  render(<Hovered />);
  await visitor.hover(screen.getByRole('button'));
  await visitor.unhover(await screen.findByRole('button', { name: 'failed' }));
  await visitor.hover(screen.getByRole('button', { name: 'failed' }));
  expect(load).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
