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

test('L4 repeated requests download the module once', async () => {
  const load = jest.fn().mockResolvedValue('The story');
  const visitor = userEvent.setup();
  render(<Reader load={load} />);
  await visitor.dblClick(screen.getByRole('button'));
  await visitor.click(await screen.findByRole('button', { name: 'The story' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test('L4 hovering does not retry a failed download', async () => {
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
});
