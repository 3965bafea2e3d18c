import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { expect, fn, userEvent } from 'storybook/test';
import { Skeleton } from '../../components/skeleton/skeleton';
import { Text } from '../../components/type/type';
import { QueryView, type QueryLike } from './query-view';

/**
 * **Use it** around everything that is loaded: a request has four faces, and a screen that shows only one lies in the
 * other three. **Do not use it** for what is sent: that is a busy button and an Alert.
 *
 * **For everybody:** What failed never looks empty and offers to try again; good data stay in sight, marked as the
 * last known state.
 */
const meta = {
  title: 'Patterns/QueryView',
  component: ListOfNames,
  args: { query: request({ status: 'success', data: ['Ada Lovelace', 'Grace Hopper'] }) },
} satisfies Meta<typeof ListOfNames>;

export default meta;
type Story = StoryObj<typeof meta>;

function request(part: Partial<QueryLike<string[]>>): QueryLike<string[]> {
  return { status: 'pending', data: undefined, error: null, isFetching: false, refetch: () => {}, ...part };
}

type ListOfNamesProps = { query: QueryLike<string[]>; hasOwnPending?: boolean; failure?: string };

function ListOfNames({ query, hasOwnPending, failure = 'The list of names could not be loaded.' }: ListOfNamesProps) {
  return (
    <QueryView query={query} pending={hasOwnPending ? <Skeleton lines={3} /> : undefined} error={failure}>
      {(names) => names.map((name) => <Text key={name}>{name}</Text>)}
    </QueryView>
  );
}

const error = new Error('offline');

export const Ready: Story = {};
export const Pending: Story = { args: { query: request({ isFetching: true }) } };
export const PendingInItsShape: Story = { args: { query: request({ isFetching: true }), hasOwnPending: true } };
export const Failed: Story = { args: { query: request({ status: 'error', error }) } };
export const TryingAgain: Story = { args: { query: request({ status: 'error', error, isFetching: true }) } };
export const Empty: Story = { args: { query: request({ status: 'success', data: [] }) } };
export const StaleAfterAFailure: Story = {
  args: { query: request({ status: 'error', error, data: ['Ada Lovelace', 'Grace Hopper'] }) },
};

export const ByKeyboard: Story = {
  args: { query: request({ status: 'error', error, refetch: fn() }) },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.query.refetch).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    query: request({ status: 'error', error }),
    failure: 'The names of everybody who has ever subscribed, booked or written could not be loaded. '.repeat(3),
  },
};
export const RightToLeft: Story = { ...Failed, globals: { direction: 'right-to-left' } };
