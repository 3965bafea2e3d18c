import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent, ReactNode } from 'react';
import { Button, IconButton, LinkButton } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

test('a button submits a form only with type="submit"', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  renderWithTheme(
    <form onSubmit={onSubmit}>
      <Button>Back</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('B7 a busy button shows its busy label and ignores clicks', async () => {
  const onClick = jest.fn();
  renderWithTheme(
    <Button isBusy busyLabel="Booking..." onClick={onClick}>
      Book Consultation
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Booking...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a busy submit button keeps the focus', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isBusy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = renderWithTheme(form(false));
  screen.getByRole('button', { name: 'Send' }).focus();
  rerender(form(true));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('LinkButton forwards router props but no style props', () => {
  const Link = ({ to, children, ...rest }: { to: string; children?: ReactNode }) => (
    <a href={`#${to}`} {...rest}>
      {children}
    </a>
  );
  renderWithTheme(
    <LinkButton as={Link} to="/blog" size="sm">
      View All
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'View All' });
  expect(link).toHaveAttribute('href', '#/blog');
  expect(link).not.toHaveAttribute('size');
});

test('IconButton has an accessible name', () => {
  renderWithTheme(<IconButton label="Close" icon="close" />);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('title', 'Close');
});
