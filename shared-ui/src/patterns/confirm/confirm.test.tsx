import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, useConfirm } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

const question = {
  title: 'Are you sure you want to delete this booking?',
  message: 'This cannot be undone.',
  confirmLabel: 'Delete',
  tone: 'danger',
} as const;

function Asks({ onAnswer, reason }: { onAnswer: (answer: boolean) => void; reason?: string }) {
  const confirm = useConfirm(reason);
  return <Button onClick={async () => onAnswer(await confirm(question))}>Ask</Button>;
}

async function ask() {
  const onAnswer = jest.fn();
  const view = renderWithTheme(<Asks onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return { onAnswer, ...view };
}

test('K1 the prompt has the exact text, and Cancel is focused', async () => {
  await ask();
  const prompt = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this booking?' });
  expect(prompt).toHaveAccessibleDescription('This cannot be undone.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('confirming resolves to true', async () => {
  const { onAnswer } = await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onAnswer).toHaveBeenCalledWith(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['Enter on Cancel', () => userEvent.keyboard('{Enter}')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click on the backdrop', () => userEvent.click(screen.getByRole('alertdialog'))],
])('%s resolves to false and restores the focus', async (_, act) => {
  const { onAnswer } = await ask();
  await act();
  expect(onAnswer).toHaveBeenCalledWith(false);
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test.each([
  ['with the component that asked', () => <p>Another page</p>],
  ['when the reason to ask changes', (onAnswer: () => void) => <Asks onAnswer={onAnswer} reason="Another one" />],
])('the dialog closes %s and resolves to false', async (_, next) => {
  const { onAnswer, rerender } = await ask();
  rerender(next(onAnswer));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(false));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a second question resolves the first one to false', async () => {
  const { onAnswer } = await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(onAnswer.mock.calls).toEqual([[false]]));
  expect(screen.getByRole('alertdialog')).toBeVisible();
});
