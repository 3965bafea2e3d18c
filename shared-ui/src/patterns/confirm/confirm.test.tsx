import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, useConfirm } from 'shared-ui';
import { renderWithTheme } from 'shared-ui/testing';

const question = {
  title: 'Are you sure you want to delete this booking?',
  message: 'It cannot be found afterwards.',
  confirmLabel: 'Delete',
  tone: 'danger',
} as const;

function Asks({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  const confirm = useConfirm();
  return <Button onClick={async () => onAnswer(await confirm(question))}>Ask</Button>;
}

async function ask() {
  const onAnswer = jest.fn();
  const view = renderWithTheme(<Asks onAnswer={onAnswer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return { onAnswer, ...view };
}

test('K1 the prompt has the exact words, and the safe choice is focused', async () => {
  await ask();
  const prompt = screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this booking?' });
  expect(prompt).toHaveAccessibleDescription('It cannot be found afterwards.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('confirming answers yes', async () => {
  const { onAnswer } = await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onAnswer).toHaveBeenCalledWith(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['Enter on the safe choice', () => userEvent.keyboard('{Enter}')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press beside it', () => userEvent.click(screen.getByRole('alertdialog'))],
])('%s answers no and leads back', async (_, act) => {
  const { onAnswer } = await ask();
  await act();
  expect(onAnswer).toHaveBeenCalledWith(false);
  expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('leaving the page answers no', async () => {
  const { onAnswer, unmount } = await ask();
  unmount();
  await Promise.resolve();
  expect(onAnswer).toHaveBeenCalledWith(false);
});
