import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { Alert } from '../../components/alert/alert';
import { RetryButton } from '../../components/button/button';
import { Spinner } from '../../components/spinner/spinner';
import { Text } from '../../components/type/type';
import { onDemand } from './on-demand';

/**
 * **Use it** for a part whose code only some visitors need: a dialog, an editor, a page. **Do not use it** for the first view.
 *
 * **Accessibility:** A failed download has a Retry button, and the next attempt loads the code again.
 */
const meta = { title: 'Patterns/onDemand', component: part(arrives) } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Form() {
  return <Text>The form has loaded.</Text>;
}

function part(load: () => Promise<typeof Form>) {
  return onDemand(load, {
    pending: () => <Spinner label="Loading the form" />,
    failed: (onRetry) => (
      <Alert tone="warning" title="The form couldn’t be loaded." action={<RetryButton onClick={onRetry} />}>
        Please check your connection and try again.
      </Alert>
    ),
  });
}

function arrives() {
  return Promise.resolve(Form);
}

const fails = () => Promise.reject<typeof Form>(new Error('offline'));

const Slow = part(() => new Promise(() => {}));
const Lost = part(fails);
let attempts = 0;
const Late = part(() => ((attempts += 1) === 1 ? fails() : arrives()));

export const Ready: Story = {};
export const Pending: Story = { render: () => <Slow /> };
export const Failed: Story = { render: () => <Lost /> };
export const ByKeyboard: Story = {
  render: () => <Late />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('The form has loaded.')).toBeVisible();
  },
};
