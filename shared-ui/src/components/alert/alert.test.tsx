import { screen } from '@testing-library/react';
import { Alert, Button, EmptyState, Spinner, Stars } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

test('an alert announces its text without its button', () => {
  renderWithTheme(
    <Alert tone="danger" action={<Button>Try again</Button>}>
      Invalid credentials
    </Alert>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(/^Invalid credentials$/);
  expect(alert).not.toContainElement(screen.getByRole('button', { name: 'Try again' }));
});

test('a note is not announced', () => {
  renderWithTheme(<Alert role="note">These are samples.</Alert>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('note')).toHaveTextContent('These are samples.');
});

test('a spinner announces its label even if hidden', () => {
  renderWithTheme(<Spinner label="Loading bookings" isLabelHidden />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading bookings');
});

test('an empty state shows a title and a description', () => {
  renderWithTheme(
    <EmptyState
      title="No bookings found"
      description="No bookings have been made yet."
      action={<Button>Reload</Button>}
    />,
  );
  expect(screen.getByRole('heading', { name: 'No bookings found', level: 3 })).toBeVisible();
  expect(screen.getByText('No bookings have been made yet.')).toBeVisible();
});

test('L6 a rating has a text alternative', () => {
  renderWithTheme(<Stars rating={4.6} />);
  expect(screen.getByRole('img', { name: '4.6 out of 5 stars' })).toBeVisible();
});
