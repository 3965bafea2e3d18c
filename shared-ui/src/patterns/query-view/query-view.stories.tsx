import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { expect, fn, userEvent } from 'storybook/test';
import { Skeleton } from '../../components/skeleton/skeleton';
import { Text } from '../../components/type/type';
import { QueryView, type QueryLike } from './query-view';

/**
 * **Use it** around everything that is loaded: it covers all four states of a request. **Do not use it** for mutations: use
 * a busy button and an Alert.
 *
 * **Accessibility:** A failure never looks like an empty list and always has a Retry button. Stale data stays visible with
 * a note.
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
export const PendingAsSkeleton: Story = { args: { query: request({ isFetching: true }), hasOwnPending: true } };
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
    failure: 'The names of all subscribers, clients and correspondents could not be loaded. '.repeat(3),
  },
};
export const RightToLeft: Story = { ...Failed, globals: { direction: 'right-to-left' } };
