import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HoneypotField } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

test('C2 the honeypot field is hidden from people but can be filled in by a bot', async () => {
  const handleChange = jest.fn();
  renderWithTheme(
    <form>
      <input aria-label="Name" />
      <HoneypotField value="" onChange={handleChange} />
      <button type="button">Send</button>
    </form>,
  );
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Leave this empty'), 'x');
  expect(handleChange).toHaveBeenCalledWith('x');
});
